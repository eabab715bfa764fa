//! Notes on packages, kept in SQLite.

mod error;
mod store;
#[cfg(test)]
mod test;

pub use self::error::NoteError;
pub(crate) use self::store::NoteStore;

use schemars::JsonSchema;
use serde::Serialize;

/// A note on a package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// Number of the note. Never given out twice.
    pub id: i64,
    /// Name of the package.
    pub package: String,
    /// What was noted.
    pub text: String,
    /// The way the note came in.
    pub carrier: String,
    /// When, in UTC.
    pub created_at: String,
}
