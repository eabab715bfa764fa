//! The error object of the wire, on every carrier the same.

use std::error::Error;

use serde::{Deserialize, Serialize};
use serde_json::{
    Map, Value,
    value::{RawValue, to_raw_value},
};

use super::{ErrorCode, ErrorKind, ErrorPolicy, Failure, Rejection, RpcError};

#[derive(Serialize)]
struct Object<'a> {
    code: i64,
    message: &'a str,
    data: Data<'a>,
}

#[derive(Serialize)]
struct Data<'a> {
    exception: &'a str,
    #[serde(skip_serializing_if = "Map::is_empty")]
    extra: &'a Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chain: Vec<String>,
}

#[derive(Deserialize)]
struct Received {
    code: i64,
    message: String,
    #[serde(default)]
    data: Option<ReceivedData>,
}

#[derive(Deserialize, Default)]
struct ReceivedData {
    #[serde(default)]
    exception: Option<String>,
    #[serde(default)]
    extra: Map<String, Value>,
}

impl RpcError {
    /// The error object `{"code", "message", "data": {"exception", "extra", "file", "line", "chain"}}`.
    ///
    /// `request` is the internal request id; where the policy keeps the text in the log, it is what finds it there.
    #[must_use]
    pub fn to_object(&self, policy: ErrorPolicy, request: &str) -> Box<RawValue> {
        let inner = self.inner();
        let is_masked = inner.is_internal && !policy.shows_internal_text();
        let mut masked = Map::new();
        if is_masked {
            masked.insert("request_id".to_owned(), Value::String(request.to_owned()));
        }
        let is_verbose = policy.environment.is_verbose();
        let place = inner.place.as_ref().filter(|_| is_verbose);
        let object = Object {
            code: inner.code.get(),
            message: if is_masked {
                "internal error"
            } else {
                &inner.message
            },
            data: Data {
                exception: &inner.exception,
                extra: if is_masked { &masked } else { &inner.extra },
                file: place.map(|(file, _)| file.as_ref()),
                line: place.map(|(_, line)| *line),
                chain: if is_verbose {
                    chain(inner.source.as_deref())
                } else {
                    Vec::new()
                },
            },
        };
        // Strings, integers and JSON values only: this cannot fail.
        to_raw_value(&object).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    /// Reads an error object that a server sent.
    ///
    /// # Errors
    /// The JSON is not an error object.
    pub fn from_object(object: &RawValue) -> Result<Self, serde_json::Error> {
        let received: Received = serde_json::from_str(object.get())?;
        let code = ErrorCode::new(received.code);
        let kind = match code {
            ErrorCode::METHOD_NOT_FOUND => ErrorKind::Rejected(Rejection::UnknownMethod),
            ErrorCode::INVALID_PARAMS => ErrorKind::Rejected(Rejection::InvalidArguments),
            code if code.is_reserved() => ErrorKind::Failed(Failure::Internal),
            _ => ErrorKind::Failed(Failure::Method),
        };
        let data = received.data.unwrap_or_default();
        let mut error = Self::raw(kind, code, received.message.into(), "rpc_runtime::RpcError");
        let inner = error.inner_mut();
        inner.extra = data.extra;
        if let Some(exception) = data.exception {
            inner.exception = exception.into();
        }
        Ok(error)
    }
}

fn chain(source: Option<&(dyn Error + Send + Sync + 'static)>) -> Vec<String> {
    let mut texts = Vec::new();
    let mut next = source.map(|source| source as &dyn Error);
    while let Some(error) = next {
        texts.push(error.to_string());
        next = error.source();
    }
    texts
}
