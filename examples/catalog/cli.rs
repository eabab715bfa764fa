//! The command line.

use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use rpc_runtime::Environment;

/// Answers questions about the dependency tree of a Cargo workspace, over JSON-RPC and MCP.
#[derive(Debug, Parser)]
#[command(name = "catalog", version)]
pub(crate) struct Options {
    /// Address to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub(crate) listen: String,

    /// How much errors tell clients; by default RPC_ENV decides, then the build profile
    #[arg(long, value_enum)]
    pub(crate) env: Option<Env>,

    /// Folder or Cargo.toml of the workspace; by default the one around the current directory
    #[arg(long, value_name = "PATH")]
    pub(crate) workspace: Option<PathBuf>,

    /// SQLite file that keeps the notes; by default they live in memory
    #[arg(long, value_name = "FILE")]
    pub(crate) notes: Option<PathBuf>,
}

/// [`Environment`] as a command line word.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Env {
    Dev,
    Test,
    Prod,
}

impl From<Env> for Environment {
    fn from(env: Env) -> Self {
        match env {
            Env::Dev => Self::Dev,
            Env::Test => Self::Test,
            Env::Prod => Self::Prod,
        }
    }
}
