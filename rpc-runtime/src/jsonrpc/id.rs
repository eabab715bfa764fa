//! The id of a request, kept as sent.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The id of a request as the raw token the client sent, so that it returns unchanged (JSON-RPC 2.0 §5).
#[derive(Clone, Copy, Debug)]
pub struct Id<'a>(&'a RawValue);

impl<'a> Id<'a> {
    /// `null`, for an answer to a request whose id could not be read.
    pub const NULL: Id<'static> = Id(RawValue::NULL);

    /// An id that JSON-RPC allows: a string, a number or `null`.
    #[must_use]
    pub fn new(raw: &'a RawValue) -> Option<Self> {
        matches!(raw.get().as_bytes().first()?, b'"' | b'-' | b'0'..=b'9' | b'n').then_some(Self(raw))
    }

    /// Whether it is a string.
    #[must_use]
    pub fn is_string(self) -> bool {
        self.0.get().starts_with('"')
    }

    /// Whether it is `null`.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.0.get() == "null"
    }

    /// Whether it is a number without fraction or exponent.
    #[must_use]
    pub fn is_integer(self) -> bool {
        let digits = self.0.get().as_bytes();
        !self.is_string() && !self.is_null() && digits.iter().all(|byte| matches!(byte, b'-' | b'0'..=b'9'))
    }

    /// The token.
    #[must_use]
    pub fn as_str(self) -> &'a str {
        self.0.get()
    }
}

impl Serialize for Id<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
