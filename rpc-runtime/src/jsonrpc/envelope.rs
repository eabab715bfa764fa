//! Splits a body into envelopes and an envelope into its members.

use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{IgnoredAny, MapAccess, Visitor},
};
use serde_json::value::RawValue;

use super::{WireError, text_of};

/// A request body.
#[derive(Debug)]
pub enum Message<'a> {
    /// One JSON value that is no array.
    Single(&'a RawValue),
    /// The members of an array, possibly none.
    Batch(Vec<&'a RawValue>),
}

impl<'a> Message<'a> {
    /// Reads a body; nothing inside a member is looked at yet.
    ///
    /// # Errors
    /// The body is not UTF-8 or not JSON (−32700).
    pub fn parse(body: &'a [u8]) -> Result<Self, WireError> {
        let text = std::str::from_utf8(body)
            .map_err(|error| WireError::parse(format_args!("the body is not UTF-8: {error}")))?;
        if text.trim_ascii_start().starts_with('[') {
            serde_json::from_str(text).map(Self::Batch)
        } else {
            serde_json::from_str(text).map(Self::Single)
        }
        .map_err(WireError::parse)
    }
}

/// The members of one envelope, each as the raw text that was sent.
#[derive(Debug, Default)]
pub struct Envelope<'a> {
    /// Must be `"2.0"`.
    pub jsonrpc: Option<&'a RawValue>,
    /// Absent in a notification.
    pub id: Option<&'a RawValue>,
    /// Absent in a response.
    pub method: Option<&'a RawValue>,
    /// Arguments.
    pub params: Option<&'a RawValue>,
    /// Whether the envelope is a response.
    pub is_response: bool,
    /// The first member that stands there twice.
    pub repeated: Option<&'static str>,
}

impl<'a> Envelope<'a> {
    /// Reads the members of one JSON value.
    ///
    /// # Errors
    /// The value is no object (−32600).
    pub fn parse(raw: &'a RawValue) -> Result<Self, WireError> {
        if !raw.get().starts_with('{') {
            return Err(WireError::invalid_request("a request is a JSON object"));
        }
        raw.deserialize_map(Members).map_err(WireError::invalid_request)
    }

    /// Whether the member `jsonrpc` is exactly `"2.0"` (JSON-RPC 2.0 §4).
    #[must_use]
    pub fn is_version_2(&self) -> bool {
        self.jsonrpc.is_some_and(|raw| raw.get() == r#""2.0""#)
    }

    /// The method's name; `None` where the member is absent or no string.
    #[must_use]
    pub fn method_name(&self) -> Option<Cow<'a, str>> {
        text_of(self.method?)
    }
}

#[derive(Clone, Copy)]
enum Member {
    JsonRpc,
    Id,
    Method,
    Params,
    Result,
    Error,
    Other,
}

impl<'de> Deserialize<'de> for Member {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl Visitor<'_> for Name {
            type Value = Member;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a member name")
            }

            fn visit_str<E>(self, name: &str) -> Result<Member, E> {
                Ok(match name {
                    "jsonrpc" => Member::JsonRpc,
                    "id" => Member::Id,
                    "method" => Member::Method,
                    "params" => Member::Params,
                    "result" => Member::Result,
                    "error" => Member::Error,
                    _ => Member::Other,
                })
            }
        }

        deserializer.deserialize_str(Name)
    }
}

struct Members;

impl<'de> Visitor<'de> for Members {
    type Value = Envelope<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a request object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut envelope = Envelope::default();
        while let Some(member) = map.next_key::<Member>()? {
            let (slot, name) = match member {
                Member::JsonRpc => (&mut envelope.jsonrpc, "jsonrpc"),
                Member::Id => (&mut envelope.id, "id"),
                Member::Method => (&mut envelope.method, "method"),
                Member::Params => (&mut envelope.params, "params"),
                Member::Result | Member::Error => {
                    envelope.is_response = true;
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
                Member::Other => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            if slot.replace(map.next_value()?).is_some() {
                envelope.repeated.get_or_insert(name);
            }
        }
        Ok(envelope)
    }
}
