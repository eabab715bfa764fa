//! Error codes of JSON-RPC 2.0 §5.1.

use std::fmt;

/// The integer `code` of an error object.
///
/// Codes from −32768 to −32000 belong to the protocol (JSON-RPC 2.0 §5.1); an application uses any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(transparent)]
pub struct ErrorCode(i64);

impl ErrorCode {
    /// The body is not JSON.
    pub const PARSE_ERROR: Self = Self(-32700);
    /// The JSON is not a request object.
    pub const INVALID_REQUEST: Self = Self(-32600);
    /// There is no such method.
    pub const METHOD_NOT_FOUND: Self = Self(-32601);
    /// The arguments do not fit the method's schema.
    pub const INVALID_PARAMS: Self = Self(-32602);
    /// Something failed that the method does not name.
    pub const INTERNAL_ERROR: Self = Self(-32603);

    /// An error code as it stands on the wire.
    #[must_use]
    pub const fn new(code: i64) -> Self {
        Self(code)
    }

    /// The integer.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Whether the code lies in the range that JSON-RPC keeps for itself, −32768 to −32000.
    #[must_use]
    pub const fn is_reserved(self) -> bool {
        matches!(self.0, -32768..=-32000)
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
