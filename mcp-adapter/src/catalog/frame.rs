//! What stands around the content of a tool result, rendered once per revision.

use serde_json::{Map, Value};

use crate::{engine::Revision, method::Identity};

/// The fixed text of a tool result.
#[derive(Debug)]
pub(crate) struct Frame {
    open: &'static str,
    /// From behind `isError` to the end.
    close: String,
}

impl Frame {
    /// The text for `revision`.
    pub(super) fn new(identity: &Identity, revision: Revision) -> Self {
        let mut last = Map::new();
        identity.close(&mut last, revision);
        let mut close = String::new();
        for (name, value) in &last {
            close.push_str(&format!(",{}:{value}", Value::from(name.as_str())));
        }
        close.push('}');
        let open = if revision.is_modern() {
            r#"{"resultType":"complete","content":[{"type":"text","text":"#
        } else {
            r#"{"content":[{"type":"text","text":"#
        };
        Self { open, close }
    }

    /// About how many bytes it adds.
    pub(crate) const fn size(&self) -> usize {
        self.open.len() + self.close.len() + 64
    }

    /// Up to the text of the one block.
    pub(crate) fn open(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.open.as_bytes());
    }

    /// From `isError`, which is always sent, to the end.
    pub(crate) fn close(&self, out: &mut Vec<u8>, is_error: bool) {
        out.extend_from_slice(if is_error {
            br#","isError":true"#
        } else {
            br#","isError":false"#
        });
        out.extend_from_slice(self.close.as_bytes());
    }
}
