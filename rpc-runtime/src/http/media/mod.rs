//! What a client sends and what it takes: media types and codings.

mod accept;
mod content;

use ::http::StatusCode;

use super::reply::Refusal;

pub(super) use accept::accepts_json;
pub(super) use content::{is_identity, is_json};

/// The answer to a client that takes no JSON.
pub(super) fn not_acceptable() -> Refusal {
    Refusal::new(
        StatusCode::NOT_ACCEPTABLE,
        "the answer is `application/json`, which `Accept` excludes",
    )
}

/// Splits at `separator` outside of quoted strings (RFC 9110 §5.6.4); the parts are trimmed.
fn split_unquoted(text: &str, separator: u8) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let (mut is_quoted, mut is_escaped) = (false, false);
        let end = text.bytes().position(|byte| {
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' if is_quoted => is_escaped = true,
                b'"' => is_quoted = !is_quoted,
                _ => return byte == separator && !is_quoted,
            }
            false
        });
        rest = end.map(|end| &text[end + 1..]);
        Some(text[..end.unwrap_or(text.len())].trim_matches([' ', '\t']))
    })
}
