//! `Accept`, read for the one media type that is served.

use ::http::{HeaderMap, header::ACCEPT};

use super::split_unquoted;

/// Whether the client takes `application/json` (RFC 9110 §12.5.1): without the field it takes anything, the most
/// specific range decides, repeated lines are one list.
///
/// Parameters of a range other than `q` are not compared: a client that writes `application/json; charset=utf-8` means
/// JSON.
pub(in crate::http) fn accepts_json(headers: &HeaderMap) -> bool {
    let mut values = headers.get_all(ACCEPT).iter();
    match (values.next(), values.next()) {
        (None, _) => return true,
        (Some(value), None) => {
            if matches!(
                value.as_bytes(),
                b"" | b"*/*" | b"application/json" | b"application/json, text/event-stream"
            ) {
                return true;
            }
        }
        _ => {}
    }
    let mut best = None;
    let mut is_empty = true;
    for value in headers.get_all(ACCEPT) {
        let Ok(text) = value.to_str() else {
            is_empty = false;
            continue;
        };
        for range in split_unquoted(text, b',').filter(|range| !range.is_empty()) {
            is_empty = false;
            // Specificity first: `(2, false)` beats `(0, true)`; of equals the one that accepts.
            best = best.max(judge(range));
        }
    }
    best.map_or(is_empty, |(_, is_accepted)| is_accepted)
}

/// How specifically a range names JSON, and whether it accepts it; `None` for other media.
fn judge(range: &str) -> Option<(u8, bool)> {
    let mut parts = split_unquoted(range, b';');
    let (kind, subtype) = parts.next()?.split_once('/')?;
    let specificity = match (kind, subtype) {
        ("*", "*") => 0,
        (kind, "*") if kind.eq_ignore_ascii_case("application") => 1,
        (kind, subtype)
            if kind.eq_ignore_ascii_case("application") && subtype.eq_ignore_ascii_case("json") =>
        {
            2
        }
        _ => return None,
    };
    let quality = parts
        .filter_map(|parameter| parameter.split_once('='))
        .find(|(name, _)| name.eq_ignore_ascii_case("q"));
    // Only a zero refuses; what is no number at all is no refusal.
    let is_accepted =
        quality.is_none_or(|(_, value)| value.parse::<f32>().map_or(true, |quality| quality > 0.0));
    Some((specificity, is_accepted))
}

#[cfg(test)]
mod tests {
    use ::http::{HeaderMap, HeaderValue};

    use super::{ACCEPT, accepts_json};

    fn accepts(values: &[&str]) -> bool {
        let headers: HeaderMap = values
            .iter()
            .map(|value| (ACCEPT, HeaderValue::from_str(value).expect("a header value")))
            .collect();
        accepts_json(&headers)
    }

    #[test]
    fn whatever_covers_json_is_accepted() {
        for values in [
            &[][..],
            &[""],
            &["*/*"],
            &["application/*"],
            &["Application/JSON"],
            &["application/json;charset=utf-8"],
            &["application/json, text/event-stream"],
            &["text/event-stream", "application/json"],
            &["application/json;q=0.5, */*;q=0.1"],
            &["text/html, */*;q=0.001"],
            &["*/*;q=0, application/json"],
            &["application/*;q=0, application/json;q=1.0"],
            &["text/plain;a=\"x,y\", application/json"],
            &["application/json;q=high"],
            &[",, application/json ,"],
        ] {
            assert!(accepts(values), "{values:?}");
        }
    }

    #[test]
    fn what_excludes_json_is_not() {
        for values in [
            &["text/html"][..],
            &["text/event-stream"],
            &["text/*"],
            &["*/*;q=0"],
            &["application/json;q=0"],
            &["application/json ; Q=0.000, */*"],
            &["application/*;q=0, */*"],
            &["application/json;q=0, text/event-stream"],
            &["application/jsonx"],
            &["json"],
            &["text/plain;a=\", application/json\""],
        ] {
            assert!(!accepts(values), "{values:?}");
        }
    }
}
