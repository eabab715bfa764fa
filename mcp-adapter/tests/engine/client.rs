//! The in-process client's half.

use bytes::Bytes;
use http::Response;
use http_body::Body as _;
use serde_json::{Value, json, value::RawValue};

use crate::{fixture::standard, schema::assert_valid};

async fn ask(method: &str, params: Option<&str>) -> Result<Value, (i64, String)> {
    let endpoint = standard();
    let params: Option<&RawValue> = params.map(|text| serde_json::from_str(text).expect("JSON"));
    let request = endpoint.request(method, params);
    let (parts, mut body) = std::sync::Arc::clone(&endpoint)
        .handle("", request)
        .await
        .into_parts();
    let frame = std::future::poll_fn(|cx| std::pin::Pin::new(&mut body).poll_frame(cx))
        .await
        .expect("a body");
    let response = Response::from_parts(parts, frame.expect("infallible").into_data().expect("data"));
    match endpoint.response(response) {
        Ok(result) => Ok(serde_json::from_str(result.get()).expect("JSON")),
        Err(error) => Err((error.code().get(), error.message().to_owned())),
    }
}

fn written(method: &str, params: Option<&str>) -> (Value, String, http::HeaderMap) {
    let params: Option<&RawValue> = params.map(|text| serde_json::from_str(text).expect("JSON"));
    let (parts, body) = standard().request(method, params).into_parts();
    assert_eq!(parts.method, "POST");
    let text = String::from_utf8(body.to_vec()).expect("UTF-8");
    (serde_json::from_str(&text).expect("JSON"), text, parts.headers)
}

#[tokio::test]
async fn it_needs_no_knowledge_of_the_protocol() {
    assert_eq!(
        ask("server/discover", None).await.expect("a result")["resultType"],
        "complete"
    );
    assert_eq!(
        ask("tools/list", Some("{}")).await.expect("a result")["tools"][0]["name"],
        "Calc.add"
    );
    let call = ask(
        "tools/call",
        Some(r#"{"name":"Calc.add","arguments":{"a":1,"b":2}}"#),
    )
    .await
    .expect("a result");
    assert_eq!(call["structuredContent"], json!({"result": 3}));
}

#[tokio::test]
async fn errors_come_back_as_errors() {
    let (code, message) = ask("tools/call", Some(r#"{"name":"größe 1"}"#))
        .await
        .expect_err("an error");
    assert_eq!((code, message.as_str()), (-32602, "unknown tool: größe 1"));
    assert_eq!(ask("foo/bar", None).await.expect_err("an error").0, -32601);
    assert_eq!(
        ask("tools/list", Some("[1]")).await.expect_err("an error").0,
        -32602
    );
    assert_eq!(
        ask("tools/list", Some(r#"{"_meta":5}"#))
            .await
            .expect_err("an error")
            .0,
        -32602
    );
    assert_eq!(ask("zeile\num", None).await.expect_err("an error").0, -32020);
    let refused = Response::builder()
        .status(403)
        .body(Bytes::from_static(b"foreign origin"))
        .expect("a response");
    let error = standard().response(refused).expect_err("an error");
    assert!(
        error.message().contains("403") && error.message().contains("foreign origin"),
        "{}",
        error.message()
    );
}

#[test]
fn what_is_written_is_a_request_of_the_newest_revision() {
    for (method, params, definition) in [
        ("server/discover", None, "DiscoverRequest"),
        ("tools/list", Some("{}"), "ListToolsRequest"),
        (
            "tools/call",
            Some(r#"{"name":"a","arguments":{"x":1}}"#),
            "CallToolRequest",
        ),
    ] {
        let (json, _, headers) = written(method, params);
        assert_valid("2026-07-28", definition, &json);
        assert_eq!(
            (&headers["mcp-protocol-version"], &headers["mcp-method"]),
            (&"2026-07-28".parse().unwrap(), &method.parse().unwrap())
        );
        assert_eq!(headers["content-type"], "application/json");
        assert_eq!(headers["accept"], "application/json, text/event-stream");
    }
}

#[test]
fn given_members_stay_and_names_are_encoded() {
    let given = r#"{ "name" : "größe", "arguments": {"n": 12345678901234567890123}, "_meta": { "x": [1], "io.modelcontextprotocol/protocolVersion": "1900-01-01" } }"#;
    let (json, text, headers) = written("tools/call", Some(given));
    assert!(text.contains(r#"{"n": 12345678901234567890123}"#), "{text}");
    let meta = &json["params"]["_meta"];
    assert_eq!(meta["x"], json!([1]));
    assert_eq!(meta["io.modelcontextprotocol/protocolVersion"], "1900-01-01");
    assert_eq!(meta["io.modelcontextprotocol/clientCapabilities"], json!({}));
    assert_eq!(meta["io.modelcontextprotocol/clientInfo"]["name"], "mcp-adapter");
    assert_eq!(
        (&headers["mcp-protocol-version"], &headers["mcp-name"]),
        (
            &"1900-01-01".parse().unwrap(),
            &"=?base64?Z3LDtsOfZQ==?=".parse().unwrap()
        )
    );
    let (json, ..) = written("tools/list", Some(r#"{"_meta":{ }}"#));
    assert_eq!(
        json["params"]["_meta"].as_object().map(serde_json::Map::len),
        Some(3)
    );
}
