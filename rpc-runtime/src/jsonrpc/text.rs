//! JSON strings, borrowed from the message wherever they hold no escapes.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Deserializer, de::Visitor};
use serde_json::value::RawValue;

/// The name of a member.
#[derive(Debug)]
pub struct MemberName<'a>(pub Cow<'a, str>);

impl<'de> Deserialize<'de> for MemberName<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrowing;

        impl<'de> Visitor<'de> for Borrowing {
            type Value = MemberName<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a member name")
            }

            fn visit_borrowed_str<E>(self, name: &'de str) -> Result<Self::Value, E> {
                Ok(MemberName(Cow::Borrowed(name)))
            }

            fn visit_str<E>(self, name: &str) -> Result<Self::Value, E> {
                Ok(MemberName(Cow::Owned(name.to_owned())))
            }
        }

        deserializer.deserialize_str(Borrowing)
    }
}

/// The text of a JSON string; `None` if the value is no string.
#[must_use]
pub fn text_of(raw: &RawValue) -> Option<Cow<'_, str>> {
    let token = raw.get();
    let plain = token.strip_prefix('"')?.strip_suffix('"')?;
    if plain.contains('\\') {
        serde_json::from_str(token).ok().map(Cow::Owned)
    } else {
        Some(Cow::Borrowed(plain))
    }
}
