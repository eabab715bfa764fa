//! The door a call came through.

use std::fmt;

/// The door a call came through: `rpc` for JSON-RPC, another name for each other protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Carrier(&'static str);

impl Carrier {
    /// JSON-RPC 2.0 over HTTP.
    pub const RPC: Self = Self("rpc");
    /// No carrier: the method is called from Rust.
    pub const DETACHED: Self = Self("detached");

    /// A carrier of another crate.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// Its name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Carrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
