//! What can go wrong with notes.

use rpc_runtime::IntoRpcError;
use rusqlite::ErrorCode;

/// Why a note was not kept, listed or removed.
#[derive(Debug, thiserror::Error, IntoRpcError)]
pub enum NoteError {
    /// A note has to say something.
    #[error("`{field}` is empty")]
    #[rpc(code = 1101, hint = "name a package and write a text")]
    Empty {
        /// The parameter.
        field: &'static str,
    },

    /// Another process writes to the file.
    #[error("the notes are locked by another process")]
    #[rpc(code = 1102, retryable, hint = "try again in a moment")]
    Locked,

    /// SQLite failed. The details are for the log, not for clients.
    #[error("the notes cannot be reached")]
    #[rpc(internal)]
    Sqlite(#[source] rusqlite::Error),

    /// An earlier call panicked while it held the connection.
    #[error("the connection to the notes is unusable after a panic, restart the server")]
    #[rpc(internal)]
    Poisoned,
}

impl From<rusqlite::Error> for NoteError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            _ => Self::Sqlite(error),
        }
    }
}
