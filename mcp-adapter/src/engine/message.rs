//! One message, from the bytes of a body to its raw members.

use std::borrow::Cow;

use rpc_runtime::{
    jsonrpc::{Id, text_of},
    serde::de::{IgnoredAny, MapAccess},
};
use serde_json::value::RawValue;

use super::{
    fault::Fault,
    object::{Members, Object, once},
    params::Params,
};

/// What a body is.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "one per request, on the stack; a box would be an allocation per call"
)]
pub(crate) enum Message<'a> {
    /// Wants an answer.
    Request(Request<'a>),
    /// Never has one.
    Notification,
    /// The answer to a request of ours, which there is none of.
    Response,
}

/// A request; everything in it is still the text that was sent.
#[derive(Debug)]
pub(crate) struct Request<'a> {
    pub(crate) id: Id<'a>,
    pub(crate) method: Cow<'a, str>,
    /// `None` where it was left out.
    pub(crate) params: Option<Object<Params<'a>>>,
}

/// A body that is no message, with the id where it could be read.
#[derive(Debug)]
pub(crate) struct Refusal<'a> {
    pub(crate) id: Option<Id<'a>>,
    pub(crate) fault: Fault,
}

impl<'a> Message<'a> {
    /// Reads a body in one pass.
    ///
    /// # Errors
    /// It is not UTF-8 or not JSON (−32700), or not one message (−32600).
    pub(crate) fn read(body: &'a [u8]) -> Result<Self, Refusal<'a>> {
        let text = std::str::from_utf8(body).map_err(|error| {
            Refusal::without_id(Fault::parse(format_args!("the body is not UTF-8: {error}")))
        })?;
        match serde_json::from_str(text) {
            Ok(Object::Members(envelope)) => Self::from_envelope(envelope),
            Ok(Object::Array) => Err(Refusal::without_id(Fault::invalid_request(
                "a body holds one message, not a batch",
            ))),
            Ok(Object::Null | Object::Scalar) => Err(Refusal::without_id(Fault::invalid_request(
                "a message is a JSON object",
            ))),
            // JSON that cannot be read as a message, as with half a surrogate pair in a member name.
            Err(error) if serde_json::from_str::<&RawValue>(text).is_ok() => {
                Err(Refusal::without_id(Fault::invalid_request(error)))
            }
            Err(error) => Err(Refusal::without_id(Fault::parse(error))),
        }
    }

    fn from_envelope(envelope: Envelope<'a>) -> Result<Self, Refusal<'a>> {
        // An MCP id is a string or an integer (2026-07-28, Requests); of two ids none is readable.
        let is_usable = |id: &Id<'_>| id.is_string() || id.is_integer();
        let id = envelope
            .id
            .and_then(Id::new)
            .filter(is_usable)
            .filter(|_| envelope.repeated != Some("id"));
        let refuse = |id, reason: &str| {
            Err(Refusal {
                id,
                fault: Fault::invalid_request(reason),
            })
        };

        let params = envelope.params.as_ref().and_then(Object::members);
        if let Some(name) = envelope.repeated.or_else(|| params?.repeated()) {
            return refuse(id, &format!("member `{name}` is given twice"));
        }
        if envelope.jsonrpc.is_none_or(|raw| raw.get() != r#""2.0""#) {
            return refuse(id, "`jsonrpc` must be \"2.0\"");
        }
        let Some(method) = envelope.method else {
            return if envelope.is_response {
                Ok(Self::Response)
            } else {
                refuse(id, "`method` is missing")
            };
        };
        let Some(method) = text_of(method) else {
            return refuse(id, "`method` must be a string");
        };
        if matches!(envelope.params, Some(Object::Null | Object::Scalar)) {
            return refuse(id, "`params` must be an object");
        }
        match (envelope.id, id) {
            (None, _) => Ok(Self::Notification),
            (Some(_), Some(id)) => Ok(Self::Request(Request {
                id,
                method,
                params: envelope.params,
            })),
            (Some(_), None) => refuse(None, "`id` must be a string or an integer"),
        }
    }
}

impl<'a> Request<'a> {
    /// The members of `params`, where it is an object.
    pub(crate) fn params(&self) -> Option<&Params<'a>> {
        self.params.as_ref()?.members()
    }

    /// The same, for a method that is about to be run; no `params` is none.
    ///
    /// # Errors
    /// `params` or its `_meta` is no object (−32602).
    pub(crate) fn checked_params(&self) -> Result<Option<&Params<'a>>, Fault> {
        let Some(params) = &self.params else {
            return Ok(None);
        };
        let Object::Members(params) = params else {
            return Err(Fault::invalid_params("params must be an object"));
        };
        match params.meta {
            // Some clients write what is not there as `null`.
            None | Some(Object::Members(_) | Object::Null) => Ok(Some(params)),
            Some(Object::Array | Object::Scalar) => {
                Err(Fault::invalid_params("params._meta must be an object"))
            }
        }
    }
}

impl Refusal<'_> {
    const fn without_id(fault: Fault) -> Self {
        Self { id: None, fault }
    }
}

#[derive(Debug, Default)]
struct Envelope<'a> {
    jsonrpc: Option<&'a RawValue>,
    id: Option<&'a RawValue>,
    method: Option<&'a RawValue>,
    params: Option<Object<Params<'a>>>,
    is_response: bool,
    repeated: Option<&'static str>,
}

impl<'de> Members<'de> for Envelope<'de> {
    fn take<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error> {
        let twice = &mut self.repeated;
        match name {
            "jsonrpc" => once(&mut self.jsonrpc, "jsonrpc", twice, map),
            "id" => {
                // The one repeated member that matters for the answer outweighs any other.
                *twice = if self.id.is_some() { None } else { *twice };
                once(&mut self.id, "id", twice, map)
            }
            "method" => once(&mut self.method, "method", twice, map),
            "params" => once(&mut self.params, "params", twice, map),
            "result" | "error" => {
                self.is_response = true;
                map.next_value::<IgnoredAny>().map(drop)
            }
            _ => map.next_value::<IgnoredAny>().map(drop),
        }
    }
}
