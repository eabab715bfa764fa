//! The `params` of a request.

use serde_json::value::RawValue;

/// Arguments by position, by name, or none at all (JSON-RPC 2.0 §4.2).
#[derive(Clone, Copy, Debug, Default)]
pub enum Params<'a> {
    /// No `params` member.
    #[default]
    None,
    /// An array.
    Positional(&'a RawValue),
    /// An object.
    Named(&'a RawValue),
}

impl<'a> Params<'a> {
    /// An array or an object; `None` for any other JSON.
    #[must_use]
    pub fn new(raw: &'a RawValue) -> Option<Self> {
        match raw.get().as_bytes().first()? {
            b'[' => Some(Self::Positional(raw)),
            b'{' => Some(Self::Named(raw)),
            _ => None,
        }
    }

    /// The text that was sent.
    #[must_use]
    pub fn raw(self) -> Option<&'a RawValue> {
        match self {
            Self::None => None,
            Self::Positional(raw) | Self::Named(raw) => Some(raw),
        }
    }
}
