//! One POST and its answer.

use std::sync::Arc;

use bytes::Bytes;
use http::{HeaderName, HeaderValue, Request};
use http_body::Body as _;
use rpc_runtime::http::Mounted;
use serde_json::{Map, Value, json};

use crate::schema::assert_valid;

pub(crate) const MODERN: &str = "2026-07-28";

/// A request to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    headers: Vec<(String, Vec<u8>)>,
    body: Vec<u8>,
    revision: &'static str,
}

impl Post {
    /// `MOD(method, params)` of the test table: everything a modern request needs.
    pub(crate) fn modern(method: &str, params: Value) -> Self {
        Self::modern_meta(
            method,
            params,
            json!({"io.modelcontextprotocol/protocolVersion": MODERN, "io.modelcontextprotocol/clientCapabilities": {}}),
        )
    }

    /// The same with another `_meta`; `null` leaves it out.
    pub(crate) fn modern_meta(method: &str, mut params: Value, meta: Value) -> Self {
        let name = params.get("name").and_then(Value::as_str).map(str::to_owned);
        if !meta.is_null() {
            params["_meta"] = meta;
        }
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
        let post = Self::raw(MODERN, &body.to_string())
            .header("MCP-Protocol-Version", MODERN)
            .header("Mcp-Method", method);
        match name {
            Some(name) if method == "tools/call" => post.header("mcp-name", &name),
            _ => post,
        }
    }

    /// A request of the handshake era with the version header, which 2025-03-26 does not have.
    pub(crate) fn legacy(revision: &'static str, method: &str, params: Value) -> Self {
        let mut body = Map::new();
        body.insert("jsonrpc".to_owned(), json!("2.0"));
        body.insert("id".to_owned(), json!(1));
        body.insert("method".to_owned(), json!(method));
        if !params.is_null() {
            body.insert("params".to_owned(), params);
        }
        let post = Self::raw(revision, &Value::Object(body).to_string());
        if revision == "2025-03-26" || method == "initialize" {
            post
        } else {
            post.header("MCP-Protocol-Version", revision)
        }
    }

    /// `INIT(v)`; the answer must be one of `agreed`.
    pub(crate) fn initialize(version: &str, agreed: &'static str) -> Self {
        let client = json!({"name": "t", "version": "0"});
        Self::legacy(
            agreed,
            "initialize",
            json!({"protocolVersion": version, "capabilities": {}, "clientInfo": client}),
        )
    }

    /// Any body; the answer is one of `revision`.
    pub(crate) fn raw(revision: &'static str, body: &str) -> Self {
        Self::bytes(revision, body.as_bytes())
    }

    /// Any bytes.
    pub(crate) fn bytes(revision: &'static str, body: &[u8]) -> Self {
        Self {
            headers: Vec::new(),
            body: body.to_vec(),
            revision,
        }
    }

    /// One more header.
    pub(crate) fn header(self, name: &str, value: &str) -> Self {
        self.header_bytes(name, value.as_bytes())
    }

    /// One more header with any bytes.
    pub(crate) fn header_bytes(mut self, name: &str, value: &[u8]) -> Self {
        self.headers.push((name.to_ascii_lowercase(), value.to_vec()));
        self
    }

    /// Without a header.
    pub(crate) fn without(mut self, name: &str) -> Self {
        self.headers
            .retain(|(header, _)| !header.eq_ignore_ascii_case(name));
        self
    }

    /// With another value of a header.
    pub(crate) fn with(self, name: &str, value: &str) -> Self {
        self.without(name).header(name, value)
    }

    /// With a piece of the body replaced.
    pub(crate) fn replace(mut self, from: &str, to: &str) -> Self {
        let body = String::from_utf8(self.body).expect("text");
        assert!(body.contains(from), "no {from} in {body}");
        self.body = body.replacen(from, to, 1).into_bytes();
        self
    }

    /// Hands it to the endpoint.
    pub(crate) async fn send(&self, endpoint: &Arc<dyn Mounted>) -> Answer {
        let mut request = Request::post("/mcp")
            .body(Bytes::from(self.body.clone()))
            .expect("a request");
        for (name, value) in &self.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).expect("a header name");
            request
                .headers_mut()
                .append(name, HeaderValue::from_bytes(value).expect("a header value"));
        }
        let (parts, mut body) = Arc::clone(endpoint).handle("", request).await.into_parts();
        let bytes = match std::future::poll_fn(|cx| std::pin::Pin::new(&mut body).poll_frame(cx)).await {
            Some(frame) => frame.expect("infallible").into_data().expect("data"),
            None => Bytes::new(),
        };
        let answer = Answer {
            status: parts.status.as_u16(),
            text: String::from_utf8(bytes.to_vec()).expect("UTF-8"),
            media_type: parts
                .headers
                .get("content-type")
                .map(|value| value.to_str().expect("ASCII").to_owned()),
            revision: self.revision,
        };
        answer.assert_envelope();
        answer
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
    pub(crate) media_type: Option<String>,
    revision: &'static str,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).expect("JSON")
    }

    /// A result of status 200, valid as `definition`.
    pub(crate) fn result(&self, definition: &str) -> Value {
        let json = self.json();
        assert_eq!(self.status, 200, "{}", self.text);
        let result = json.get("result").unwrap_or_else(|| panic!("no result: {json}"));
        assert_valid(self.revision, definition, result);
        result.clone()
    }

    /// An error with its status and code.
    pub(crate) fn error(&self, status: u16, code: i64) -> Value {
        let json = self.json();
        assert_eq!(
            (self.status, json["error"]["code"].as_i64()),
            (status, Some(code)),
            "{}",
            self.text
        );
        json["error"].clone()
    }

    /// The raw id of the answer.
    pub(crate) fn id(&self) -> Option<&str> {
        let after = self.text.strip_prefix(r#"{"jsonrpc":"2.0","id":"#)?;
        let end = after
            .find(r#","result":"#)
            .or_else(|| after.find(r#","error":"#))
            .expect("a payload");
        Some(&after[..end])
    }

    /// Every answer is one response of its revision, or 202 and nothing.
    fn assert_envelope(&self) {
        if self.status == 202 {
            assert_eq!((self.text.as_str(), &self.media_type), ("", &None));
            return;
        }
        assert_eq!(self.media_type.as_deref(), Some("application/json"));
        let json = self.json();
        let is_error = json.get("error").is_some();
        let definition = match (self.revision, is_error) {
            ("2025-03-26" | "2025-06-18", true) => "JSONRPCError",
            ("2025-03-26" | "2025-06-18", false) => "JSONRPCResponse",
            (_, true) => "JSONRPCErrorResponse",
            (_, false) => "JSONRPCResultResponse",
        };
        // Before 2025-11-25 an error has no valid form where the id could not be read.
        let has_no_form = definition == "JSONRPCError" && json.get("id").is_none();
        if !has_no_form {
            assert_valid(self.revision, definition, &json);
        }
        let narrower = match json["error"]["code"].as_i64() {
            Some(-32020) => "HeaderMismatchError",
            Some(-32022) => "UnsupportedProtocolVersionError",
            _ => return,
        };
        assert_valid(MODERN, narrower, &json);
    }
}
