//! Writes the envelope of an answer.

use serde_json::value::RawValue;

use super::Id;
use crate::error::RpcError;

/// An answer: a result or an error object, both JSON already, embedded as they are.
#[derive(Clone, Copy, Debug)]
pub struct Response<'a> {
    /// The id of the request; `None` leaves the member out.
    pub id: Option<Id<'a>>,
    /// The result, or the error object.
    pub payload: Result<&'a RawValue, &'a RawValue>,
}

impl Response<'_> {
    /// Appends the JSON text.
    pub fn write(&self, out: &mut Vec<u8>) {
        let (name, payload) = match self.payload {
            Ok(result) => ("result", result.get()),
            Err(error) => ("error", error.get()),
        };
        out.reserve(payload.len() + 64);
        out.extend_from_slice(br#"{"jsonrpc":"2.0","#);
        if let Some(id) = self.id {
            out.extend_from_slice(br#""id":"#);
            out.extend_from_slice(id.as_str().as_bytes());
            out.push(b',');
        }
        out.push(b'"');
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(b"\":");
        out.extend_from_slice(payload.as_bytes());
        out.push(b'}');
    }

    /// The JSON text.
    #[must_use]
    pub fn to_vec(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }
}

/// Reads the answer to one request: its result or its error; `None` if the body is no JSON-RPC response.
#[must_use]
pub fn read_response(body: &[u8]) -> Option<Result<Box<RawValue>, RpcError>> {
    #[derive(serde::Deserialize)]
    struct Answer<'a> {
        // A result may be `null`, so its presence is kept apart from its value.
        #[serde(borrow, default, deserialize_with = "present")]
        result: Option<&'a RawValue>,
        #[serde(borrow, default, deserialize_with = "present")]
        error: Option<&'a RawValue>,
    }

    fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<&'de RawValue>, D::Error> {
        serde::Deserialize::deserialize(deserializer).map(Some)
    }

    let answer: Answer<'_> = serde_json::from_slice(body).ok()?;
    match (answer.result, answer.error) {
        (Some(result), None) => Some(Ok(result.to_owned())),
        (None, Some(error)) => RpcError::from_object(error).ok().map(Err),
        _ => None,
    }
}
