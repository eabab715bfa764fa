//! How a header carries text that is no printable ASCII: `=?base64?…?=` (2026-07-28, Value Encoding).

use std::borrow::Cow;

use base64::{Engine as _, prelude::BASE64_STANDARD};

const PREFIX: &str = "=?base64?";
const SUFFIX: &str = "?=";

/// The text of a header value; `None` where the encoding is broken. Without prefix and suffix the value is literal text.
///
/// Strict: the standard alphabet with padding (RFC 4648 §4), and UTF-8 inside.
pub(crate) fn decode(value: &str) -> Option<Cow<'_, str>> {
    let Some(encoded) = encoded_part(value) else {
        return Some(Cow::Borrowed(value));
    };
    let bytes = BASE64_STANDARD.decode(encoded).ok()?;
    String::from_utf8(bytes).ok().map(Cow::Owned)
}

/// A header value that carries `text`: itself where a header can hold it and nobody would take it for encoded.
pub(crate) fn encode(text: &str) -> Cow<'_, str> {
    let is_plain = !text.is_empty()
        && text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
        && text.trim() == text
        && encoded_part(text).is_none();
    if is_plain {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(format!("{PREFIX}{}{SUFFIX}", BASE64_STANDARD.encode(text)))
    }
}

fn encoded_part(value: &str) -> Option<&str> {
    value.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn vectors_of_the_specification_decode() {
        for (header, body) in [
            ("us-west1", "us-west1"),
            ("=?base64?SGVsbG8sIOS4lueVjA==?=", "Hello, 世界"),
            ("=?base64?IHBhZGRlZCA=?=", " padded "),
            ("=?base64?bGluZTEKbGluZTI=?=", "line1\nline2"),
            ("=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=", "=?base64?literal?="),
            ("=?base64??=", ""),
            ("", ""),
            ("SGVsbG8=", "SGVsbG8="),
            ("=?base64?SGVsbG8=", "=?base64?SGVsbG8="),
            ("=?BASE64?SGVsbG8=?=", "=?BASE64?SGVsbG8=?="),
            ("=?base64?=", "=?base64?="),
        ] {
            assert_eq!(decode(header).as_deref(), Some(body), "{header}");
        }
    }

    #[test]
    fn broken_encodings_are_refused() {
        for header in [
            "=?base64?SGVsbG8?=",
            "=?base64?SGVs!!!bG8=?=",
            "=?base64?gICA?=",
            "=?base64?SGVsbG9=?=",
        ] {
            assert_eq!(decode(header), None, "{header}");
        }
    }

    #[test]
    fn what_is_encoded_decodes_to_itself() {
        for text in [
            "add",
            "Catalog.search",
            "",
            " x",
            "x\t",
            "ü",
            "a b",
            "=?base64?literal?=",
            "line\nbreak",
        ] {
            let header = encode(text).into_owned();
            assert!(
                header.bytes().all(|byte| matches!(byte, b'!'..=b'~' | b' ')),
                "{header}"
            );
            assert_eq!(decode(&header).as_deref(), Some(text), "{header}");
        }
        assert_eq!(encode("Catalog.search"), "Catalog.search");
    }
}
