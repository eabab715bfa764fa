//! `catalog` answers questions about the dependency tree of a Cargo workspace and keeps notes on its
//! packages.
//!
//! The same methods are JSON-RPC methods at `/rpc` and MCP tools at `/mcp`. Where to look:
//!
//! * `service` - what clients can call: the annotated `impl` blocks, each a thin layer over the two below
//! * `graph` - the dependency tree: read in the background, then searched and walked in memory
//! * `note` - the notes, in SQLite
//! * `cli`, `server`, `announce` - options, assembly, what is printed on start

mod announce;
mod cli;
mod error;
pub mod graph;
pub mod note;
pub mod package;
mod server;
pub mod service;

use std::error::Error;

use clap::Parser;
use tracing_subscriber::EnvFilter;

use crate::{cli::Options, graph::PendingGraph, note::NoteStore};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse();
    log_to_stderr();
    let graph = PendingGraph::read(options.workspace)?;
    let notes = NoteStore::open(options.notes.as_deref())?;
    let running = server::build(graph, notes, options.env)?
        .bind(&options.listen)
        .await?;
    announce::print(running.local_addr());
    running.wait().await?;
    Ok(())
}

/// Standard output is for what the program says, standard error for its log. `RUST_LOG` filters it.
fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_env_filter(filter)
        .init();
}
