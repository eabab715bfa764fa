//! Why there is no graph.

use rpc_runtime::IntoRpcError;

/// Why the workspace could not be read. Every call that needs it is told, hence `Clone`.
#[derive(Debug, Clone, thiserror::Error, IntoRpcError)]
pub enum ReadError {
    /// `rustc` did not say what it builds for.
    #[error("cannot learn the host platform from `rustc -vV`: {reason}")]
    #[rpc(
        code = 1010,
        hint = "install a Rust toolchain that works in the workspace, then start catalog again"
    )]
    Host {
        /// What went wrong.
        reason: String,
    },

    /// `cargo metadata` failed.
    #[error("cannot read the workspace at `{workspace}`: {reason}")]
    #[rpc(
        code = 1011,
        hint = "start catalog with --workspace and the folder or Cargo.toml of a workspace"
    )]
    Workspace {
        /// Where a workspace was looked for.
        workspace: String,
        /// The last lines of what Cargo said.
        reason: String,
    },

    /// The reading thread is gone without having said why.
    #[error("the thread that reads the workspace has ended without a result")]
    #[rpc(internal)]
    Lost,
}
