//! Headers that repeat members of the body, so that a gateway can route without reading it (2026-07-28, Standard
//! Request Headers).

use http::{HeaderMap, HeaderName, HeaderValue};

/// The revision.
pub(crate) const VERSION: HeaderName = HeaderName::from_static("mcp-protocol-version");
/// The method.
pub(crate) const METHOD: HeaderName = HeaderName::from_static("mcp-method");
/// The tool.
pub(crate) const NAME: HeaderName = HeaderName::from_static("mcp-name");

/// The mirror headers of one request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeaderMirror<'a>(&'a HeaderMap);

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mirrored<'a> {
    /// Not sent.
    Absent,
    /// Sent once, in printable ASCII.
    Value(&'a str),
    /// Sent twice: one reader takes the first, another the last.
    Repeated,
    /// Holds bytes outside printable ASCII.
    Unreadable,
}

impl<'a> HeaderMirror<'a> {
    /// The mirror headers among `headers`.
    pub(crate) const fn new(headers: &'a HeaderMap) -> Self {
        Self(headers)
    }

    /// `MCP-Protocol-Version`.
    pub(crate) fn version(self) -> Mirrored<'a> {
        self.read(&VERSION)
    }

    /// `Mcp-Method`.
    pub(crate) fn method(self) -> Mirrored<'a> {
        self.read(&METHOD)
    }

    /// `Mcp-Name`, as sent: it may be encoded, see [`super::sentinel`].
    pub(crate) fn name(self) -> Mirrored<'a> {
        self.read(&NAME)
    }

    /// The first mirror header that is sent twice.
    pub(crate) fn repeated(self) -> Option<&'static str> {
        [
            ("MCP-Protocol-Version", &VERSION),
            ("Mcp-Method", &METHOD),
            ("Mcp-Name", &NAME),
        ]
        .into_iter()
        .find_map(|(shown, name)| (self.read(name) == Mirrored::Repeated).then_some(shown))
    }

    fn read(self, name: &HeaderName) -> Mirrored<'a> {
        let mut values = self.0.get_all(name).iter();
        match (values.next().map(HeaderValue::to_str), values.next()) {
            (None, _) => Mirrored::Absent,
            (Some(_), Some(_)) => Mirrored::Repeated,
            // Whitespace around a value is no part of it (RFC 9110 §5.5).
            (Some(Ok(value)), None) => Mirrored::Value(value.trim_matches([' ', '\t'])),
            (Some(Err(_)), None) => Mirrored::Unreadable,
        }
    }
}

impl Mirrored<'_> {
    /// Why it does not carry one value; `None` if it does.
    pub(crate) const fn defect(self) -> Option<&'static str> {
        match self {
            Self::Absent => Some("is missing"),
            Self::Repeated => Some("is sent twice"),
            Self::Unreadable => Some("holds characters outside printable ASCII"),
            Self::Value(_) => None,
        }
    }
}
