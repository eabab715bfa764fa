//! `Content-Type` and `Content-Encoding` of a request.

use ::http::{
    HeaderMap,
    header::{CONTENT_ENCODING, CONTENT_TYPE},
};

use super::split_unquoted;

/// Whether the body is declared to be JSON in UTF-8: compared as a media type (RFC 9110 §8.3.1), unknown parameters
/// are ignored.
pub(in crate::http) fn is_json(headers: &HeaderMap) -> bool {
    let mut values = headers.get_all(CONTENT_TYPE).iter();
    let (Some(value), None) = (values.next(), values.next()) else {
        return false;
    };
    match value.as_bytes() {
        b"application/json" | b"application/json; charset=utf-8" => true,
        _ => value.to_str().is_ok_and(is_json_type),
    }
}

fn is_json_type(text: &str) -> bool {
    let mut parts = split_unquoted(text, b';');
    parts
        .next()
        .is_some_and(|media| media.eq_ignore_ascii_case("application/json"))
        && parts.all(|parameter| match parameter.split_once('=') {
            Some((name, value)) => !name.eq_ignore_ascii_case("charset") || is_utf8(value),
            // A closing semicolon is a common slip without a second meaning.
            None => parameter.is_empty(),
        })
}

fn is_utf8(value: &str) -> bool {
    let value = value
        .strip_prefix('"')
        .and_then(|value| value.strip_suffix('"'))
        .unwrap_or(value);
    value.eq_ignore_ascii_case("utf-8") || value.eq_ignore_ascii_case("utf8")
}

/// Whether the body comes as it is, in no coding.
pub(in crate::http) fn is_identity(headers: &HeaderMap) -> bool {
    headers.get_all(CONTENT_ENCODING).iter().all(|value| {
        value.to_str().is_ok_and(|text| {
            split_unquoted(text, b',')
                .all(|coding| coding.is_empty() || coding.eq_ignore_ascii_case("identity"))
        })
    })
}

#[cfg(test)]
mod tests {
    use ::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{CONTENT_ENCODING, CONTENT_TYPE, is_identity, is_json};

    fn headers(name: &HeaderName, values: &[&str]) -> HeaderMap {
        values
            .iter()
            .map(|value| {
                (
                    name.clone(),
                    HeaderValue::from_str(value).expect("a header value"),
                )
            })
            .collect()
    }

    #[test]
    fn content_type_is_compared_as_a_media_type() {
        for value in [
            "application/json",
            "Application/JSON",
            "application/json;charset=UTF-8",
            "application/json ; charset=\"utf-8\"",
            "application/json; profile=\"a;charset=latin1\"; charset=utf-8",
            "application/json;",
        ] {
            assert!(is_json(&headers(&CONTENT_TYPE, &[value])), "{value}");
        }
        for value in [
            "",
            "text/plain",
            "application/jsonx",
            "application/json-patch+json",
            "application/json, text/plain",
            "application/*",
            "application/json; charset=latin1",
            "application/json; charset=",
            "application/json charset=utf-8",
            "application/json; x",
        ] {
            assert!(!is_json(&headers(&CONTENT_TYPE, &[value])), "{value}");
        }
        assert!(!is_json(&HeaderMap::new()));
        assert!(!is_json(&headers(
            &CONTENT_TYPE,
            &["application/json", "application/json"]
        )));
    }

    #[test]
    fn only_identity_is_decoded() {
        for values in [
            &[][..],
            &[""],
            &["identity"],
            &["Identity, identity"],
            &["identity", "identity"],
        ] {
            assert!(is_identity(&headers(&CONTENT_ENCODING, values)), "{values:?}");
        }
        for values in [
            &["gzip"][..],
            &["identity, br"],
            &["identity", "gzip"],
            &["x-identity"],
        ] {
            assert!(!is_identity(&headers(&CONTENT_ENCODING, values)), "{values:?}");
        }
    }
}
