//! Notes on packages.

use rpc_runtime::{CallContext, rpc_service};

use crate::note::{Note, NoteError, NoteStore};

/// Notes on packages.
#[derive(Debug)]
pub struct Notes {
    store: NoteStore,
}

impl Notes {
    pub(crate) fn new(store: NoteStore) -> Self {
        Self { store }
    }
}

/// Notes on packages. SQLite waits for the disk, so every method runs where blocking is allowed.
#[rpc_service(group = "mcp")]
impl Notes {
    /// Add a note to a package.
    #[rpc(blocking)]
    #[mcp_tool(
        title = "Add a note",
        read_only_hint = false,
        destructive_hint = false,
        open_world_hint = false
    )]
    pub fn add(
        &self,
        context: &CallContext,
        /// Name of the package. It need not be in the tree: a note may be about one to add, or to avoid.
        package: &str,
        /// What to remember.
        text: &str,
    ) -> Result<Note, NoteError> {
        let note = self.store.add(package, text, context.carrier().as_str())?;
        let request = context.request_id();
        tracing::info!(id = note.id, package, carrier = note.carrier, %request, "note added");
        Ok(note)
    }

    /// List notes, oldest first.
    #[rpc(blocking)]
    #[mcp_tool(
        title = "List notes",
        read_only_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub fn list(
        &self,
        /// Only those on this package; all if left out.
        package: Option<&str>,
    ) -> Result<Vec<Note>, NoteError> {
        self.store.list(package)
    }

    /// Remove a note for good.
    ///
    /// # Returns
    ///
    /// Whether there was such a note.
    #[rpc(blocking)]
    #[mcp_tool(
        title = "Remove a note",
        destructive_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub fn remove(
        &self,
        /// Number of the note, as `Notes.list` gives it.
        id: i64,
    ) -> Result<bool, NoteError> {
        self.store.remove(id)
    }
}
