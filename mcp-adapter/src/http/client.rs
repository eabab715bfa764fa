//! The client's half of a POST, for the in-process client.

use std::borrow::Cow;

use bytes::Bytes;
use http::{HeaderName, HeaderValue, Method, Request, Response, header};
use rpc_runtime::{
    RpcError,
    jsonrpc::text_of,
    serde::de::{IgnoredAny, MapAccess},
};
use serde_json::{Value, value::RawValue};

use crate::engine::{Members, Meta, Object, Revision, key, mirror, sentinel};

/// Who asks.
const CLIENT_INFO: &str = concat!(
    r#"{"name":"mcp-adapter","version":""#,
    env!("CARGO_PKG_VERSION"),
    "\"}"
);

/// Writes a request of 2026-07-28: envelope, `_meta` and mirror headers. Members of `_meta` that are given stay.
pub(crate) fn request(method: &str, params: Option<&RawValue>) -> Request<Bytes> {
    let given = match params.map(|params| serde_json::from_str(params.get())) {
        Some(Ok(Object::Members(given))) => Some(given),
        None => Some(Given::default()),
        // No object: sent as it is, and the server says what is wrong.
        Some(_) => None,
    };
    let sent = match (&given, params) {
        (Some(given), _) => given.with_metadata(),
        (None, params) => params.map(RawValue::get).unwrap_or_default().to_owned(),
    };
    let body = format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":{},"params":{sent}}}"#,
        Value::from(method)
    );

    let mut request = Request::new(Bytes::from(body));
    *request.method_mut() = Method::POST;
    let headers = request.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(
        header::ACCEPT,
        HeaderValue::from_static("application/json, text/event-stream"),
    );
    // What no header can hold is left out, and the server says so.
    let mut insert = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    let version = given.as_ref().and_then(Given::version);
    insert(
        mirror::VERSION,
        version.as_deref().unwrap_or(Revision::NEWEST.name()),
    );
    insert(mirror::METHOD, method);
    if method == "tools/call"
        && let Some(name) = given.as_ref().and_then(|given| text_of(given.name?))
    {
        insert(mirror::NAME, &sentinel::encode(&name));
    }
    request
}

/// The members of the params that a caller gives.
#[derive(Debug, Default)]
struct Given<'a> {
    /// All but `_meta`, each followed by a comma.
    others: String,
    name: Option<&'a RawValue>,
    meta: Option<&'a RawValue>,
}

impl<'de> Members<'de> for Given<'de> {
    fn take<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error> {
        let value: &RawValue = map.next_value()?;
        match name {
            "_meta" => self.meta = Some(value),
            _ => {
                self.others
                    .push_str(&format!("{}:{},", Value::from(name), value.get()));
                if name == "name" {
                    self.name = Some(value);
                }
            }
        }
        Ok(())
    }
}

impl Given<'_> {
    /// The params with the metadata that every request needs.
    fn with_metadata(&self) -> String {
        let mut text = self.meta.map_or("{}", RawValue::get).to_owned();
        if let Some(known) = self.known_meta() {
            text.pop();
            let mut is_first = text.trim_start_matches('{').trim().is_empty();
            for (name, value) in missing(&known) {
                text.push_str(if is_first { "" } else { "," });
                text.push_str(&format!("\"{name}\":{value}"));
                is_first = false;
            }
            text.push('}');
        }
        format!(r#"{{{}"_meta":{text}}}"#, self.others)
    }

    /// The version the request will name in its body.
    fn version(&self) -> Option<String> {
        self.known_meta()?
            .protocol_version
            .and_then(text_of)
            .map(Cow::into_owned)
    }

    /// What is known of `_meta`; `None` where something else than an object is given.
    fn known_meta(&self) -> Option<Meta<'_>> {
        match self.meta.map(|meta| serde_json::from_str(meta.get())) {
            None => Some(Meta::default()),
            Some(Ok(Object::Members(meta))) => Some(meta),
            Some(_) => None,
        }
    }
}

/// The members that `meta` lacks (2026-07-28, `_meta`).
fn missing(meta: &Meta<'_>) -> impl Iterator<Item = (&'static str, String)> {
    let version = format!("\"{}\"", Revision::NEWEST.name());
    [
        (meta.protocol_version.is_none(), key::PROTOCOL_VERSION, version),
        (
            meta.client_capabilities.is_none(),
            key::CLIENT_CAPABILITIES,
            "{}".to_owned(),
        ),
        (!meta.has_client_info(), key::CLIENT_INFO, CLIENT_INFO.to_owned()),
    ]
    .into_iter()
    .filter_map(|(is_missing, name, value)| is_missing.then_some((name, value)))
}

/// Reads the answer: the `result` as it is, or the error.
pub(crate) fn response(response: &Response<Bytes>) -> Result<Box<RawValue>, RpcError> {
    let answer = std::str::from_utf8(response.body())
        .ok()
        .and_then(|body| serde_json::from_str(body).ok());
    match answer {
        Some(Object::Members(Answered {
            result: Some(result),
            error: None,
        })) => Ok(result.to_owned()),
        Some(Object::Members(Answered {
            error: Some(error), ..
        })) => {
            Err(RpcError::from_object(error).unwrap_or_else(|fault| unreadable(response, &fault.to_string())))
        }
        _ => Err(unreadable(response, &String::from_utf8_lossy(response.body()))),
    }
}

fn unreadable(response: &Response<Bytes>, text: &str) -> RpcError {
    RpcError::internal(format!(
        "the answer with HTTP status {} is no JSON-RPC response: {text}",
        response.status()
    ))
}

#[derive(Default)]
struct Answered<'a> {
    result: Option<&'a RawValue>,
    error: Option<&'a RawValue>,
}

impl<'de> Members<'de> for Answered<'de> {
    fn take<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error> {
        match name {
            "result" => self.result = Some(map.next_value()?),
            "error" => self.error = Some(map.next_value()?),
            _ => drop(map.next_value::<IgnoredAny>()?),
        }
        Ok(())
    }
}
