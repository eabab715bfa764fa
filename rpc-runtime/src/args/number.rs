//! Integers, as JSON Schema understands them and as serde does.

use std::borrow::Cow;

use serde_json::value::RawValue;

/// No integer type is longer; an exponent above it is no integer that could be meant.
const MOST_DIGITS: usize = 39;

/// The range that an integer is beyond: the keyword that says so, and the limit in words.
pub(super) type Beyond = (&'static str, String);

/// The limit of the type that serde names in `reason`, where `raw` is an integer beyond it.
pub(super) fn beyond(raw: &RawValue, reason: &str) -> Option<Beyond> {
    let (least, most) = range(reason.rsplit_once("expected ")?.1)?;
    let text = raw.get();
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(if text.starts_with('-') {
        ("minimum", format!("at least {least}"))
    } else {
        ("maximum", format!("at most {most}"))
    })
}

fn range(kind: &str) -> Option<(i128, u128)> {
    let (is_signed, width) = match kind.split_at_checked(1)? {
        ("i", width) => (true, width),
        ("u", width) => (false, width),
        _ => return None,
    };
    let bits = match width {
        "8" | "16" | "32" | "64" | "128" => width.parse().ok()?,
        "size" => usize::BITS,
        _ => return None,
    };
    Some(if is_signed {
        (i128::MIN >> (128 - bits), u128::MAX >> (129 - bits))
    } else {
        (0, u128::MAX >> (128 - bits))
    })
}

/// `json` with every integer that has a fraction or an exponent written out; `None` where there is none.
pub(super) fn with_plain_integers(json: &str) -> Option<String> {
    let mut written = String::new();
    let mut copied = 0;
    let mut place = 0;
    let bytes = json.as_bytes();
    while let Some(byte) = bytes.get(place) {
        match byte {
            b'"' => place = end_of_string(bytes, place),
            b'-' | b'0'..=b'9' => {
                let end = bytes[place..]
                    .iter()
                    .position(|byte| {
                        !matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E') && !byte.is_ascii_digit()
                    })
                    .map_or(bytes.len(), |length| place + length);
                if let Some(integer) = plain_integer(&json[place..end]) {
                    written.push_str(&json[copied..place]);
                    written.push_str(&integer);
                    copied = end;
                }
                place = end;
            }
            _ => place += 1,
        }
    }
    (copied > 0).then(|| {
        written.push_str(&json[copied..]);
        written
    })
}

/// The place behind the closing quote of the string that opens at `start`.
fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut place = start + 1;
    while let Some(byte) = bytes.get(place) {
        match byte {
            b'"' => return place + 1,
            b'\\' => place += 2,
            _ => place += 1,
        }
    }
    bytes.len()
}

/// `1000` for `1e3`, `10` for `10.0`, `0` for `-0`; `None` for plain integers and for what is no integer.
fn plain_integer(original: &str) -> Option<String> {
    let (sign, number) = match original.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", original),
    };
    let (mantissa, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let exponent = exponent.parse::<i32>().ok()?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut digits: Cow<'_, str> = if fraction.is_empty() {
        whole.into()
    } else {
        format!("{whole}{fraction}").into()
    };
    let shift = i64::from(exponent) - i64::try_from(fraction.len()).ok()?;
    if digits.bytes().all(|digit| digit == b'0') {
        digits = "0".into();
    } else if let Ok(zeros) = usize::try_from(shift) {
        if zeros > MOST_DIGITS {
            return None;
        }
        digits.to_mut().push_str(&"0".repeat(zeros));
    } else {
        let kept = digits
            .len()
            .checked_sub(usize::try_from(shift.unsigned_abs()).ok()?)?;
        if !digits[kept..].bytes().all(|digit| digit == b'0') {
            return None;
        }
        digits = digits[..kept].to_owned().into();
    }
    let digits = match digits.trim_start_matches('0') {
        "" => "0",
        digits => digits,
    };
    let integer = format!("{}{digits}", if digits == "0" { "" } else { sign });
    (integer != original).then_some(integer)
}

#[cfg(test)]
mod tests {
    use super::with_plain_integers;

    #[test]
    fn whole_numbers_are_written_out_wherever_they_stand() {
        for (sent, plain) in [
            ("10.0", "10"),
            ("1e3", "1000"),
            ("1E+3", "1000"),
            ("100e-2", "1"),
            ("0.1e1", "1"),
            ("-1.50e1", "-15"),
            ("-0", "0"),
            ("-0.0", "0"),
            ("0e999999", "0"),
            ("9007199254740993.0", "9007199254740993"),
            (r#"{"a":[1.0,2.5,3],"b":"4.0"}"#, r#"{"a":[1,2.5,3],"b":"4.0"}"#),
            (r#"["\"1.0",1.0]"#, r#"["\"1.0",1]"#),
        ] {
            assert_eq!(with_plain_integers(sent).as_deref(), Some(plain), "{sent}");
        }
    }

    #[test]
    fn everything_else_is_left_alone() {
        for sent in [
            "10",
            "-1",
            "0",
            "0.5",
            "1e-1",
            "1e400",
            "1e99999999999",
            r#""1.0""#,
            "[true,null]",
            "{}",
        ] {
            assert_eq!(with_plain_integers(sent), None, "{sent}");
        }
    }
}
