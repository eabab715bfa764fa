//! The SQLite side.

use std::{
    fmt,
    path::Path,
    sync::{Mutex, MutexGuard},
};

use rusqlite::{Connection, Row, params};

use super::{Note, NoteError};

/// `AUTOINCREMENT`: a number that was removed is not given out again, so removing it twice harms nobody.
const SCHEMA: &str = "\
CREATE TABLE IF NOT EXISTS note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    package TEXT NOT NULL,
    text TEXT NOT NULL,
    carrier TEXT NOT NULL,
    created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) STRICT";

/// Notes in a file or in memory. One connection: calls wait for each other.
#[derive(Debug)]
pub(crate) struct NoteStore {
    connection: Mutex<Connection>,
}

/// The notes could not be opened.
#[derive(thiserror::Error)]
#[error("cannot keep notes in `{file}`: {source}")]
pub(crate) struct OpenError {
    file: String,
    source: rusqlite::Error,
}

/// Ends the program through `main`, which prints `Debug`: people read it.
impl fmt::Debug for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl NoteStore {
    /// Opens the file, which is made if there is none; without one, notes live as long as the program.
    pub(crate) fn open(file: Option<&Path>) -> Result<Self, OpenError> {
        let connection = file.map_or_else(Connection::open_in_memory, Connection::open);
        let prepared =
            connection.and_then(|connection| connection.execute_batch(SCHEMA).map(|()| connection));
        let connection = prepared.map_err(|source| OpenError {
            file: file.map_or_else(|| ":memory:".into(), |file| file.display().to_string()),
            source,
        })?;
        Ok(Self {
            connection: Mutex::new(connection),
        })
    }

    /// Keeps a note.
    pub(crate) fn add(&self, package: &str, text: &str, carrier: &str) -> Result<Note, NoteError> {
        for (field, value) in [("package", package), ("text", text)] {
            if value.trim().is_empty() {
                return Err(NoteError::Empty { field });
            }
        }
        let sql = "INSERT INTO note (package, text, carrier) VALUES (?1, ?2, ?3) RETURNING *";
        Ok(self
            .connection()?
            .query_row(sql, params![package.trim(), text, carrier], note)?)
    }

    /// Notes on one package or on all, oldest first.
    pub(crate) fn list(&self, package: Option<&str>) -> Result<Vec<Note>, NoteError> {
        let connection = self.connection()?;
        let mut select =
            connection.prepare("SELECT * FROM note WHERE ?1 IS NULL OR package = ?1 ORDER BY id")?;
        let notes = select
            .query_map(params![package], note)?
            .collect::<Result<_, _>>()?;
        Ok(notes)
    }

    /// Removes a note; `false` if there is none of this number.
    pub(crate) fn remove(&self, id: i64) -> Result<bool, NoteError> {
        Ok(self
            .connection()?
            .execute("DELETE FROM note WHERE id = ?1", params![id])?
            > 0)
    }

    /// The connection, once no other call uses it.
    pub(super) fn connection(&self) -> Result<MutexGuard<'_, Connection>, NoteError> {
        self.connection.lock().map_err(|_| NoteError::Poisoned)
    }
}

fn note(row: &Row<'_>) -> rusqlite::Result<Note> {
    Ok(Note {
        id: row.get("id")?,
        package: row.get("package")?,
        text: row.get("text")?,
        carrier: row.get("carrier")?,
        created_at: row.get("created_at")?,
    })
}
