//! The endpoint in a server, reached without a socket.

use bytes::Bytes;
use http::{Method, Request, Response};
use mcp_adapter::McpEndpoint;
use rpc_runtime::{Environment, RpcEndpoint, Server};
use serde_json::{Value, json};

const PING: &str = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;

fn server() -> Server {
    Server::builder()
        .with_environment(Environment::Prod)
        .mount(RpcEndpoint::new("/rpc"))
        .mount(McpEndpoint::new("/mcp"))
        .build()
        .expect("a good server")
}

async fn send(method: Method, path: &str, headers: &[(&str, &str)]) -> Response<Bytes> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let client = server().client("/mcp").expect("a mounted endpoint");
    client.send(request.body(PING).expect("a request")).await
}

#[tokio::test]
async fn a_tool_call_gives_what_rpc_gives() {
    let server = server();
    let (rpc, mcp) = (
        server.client("/rpc").expect("mounted"),
        server.client("/mcp").expect("mounted"),
    );
    let arguments = json!({"text": "a \"b\" ä"});
    let plain = rpc.request("Calc.words", &arguments).await.expect("a result");
    let call = json!({"name": "Calc.words", "arguments": arguments});
    let result = mcp.request("tools/call", call).await.expect("a result");
    let result: Value = serde_json::from_str(result.get()).expect("JSON");
    assert_eq!(result["content"][0]["text"], plain.get());
    assert_eq!(
        result["structuredContent"]["result"],
        serde_json::from_str::<Value>(plain.get()).expect("JSON")
    );

    let arguments = json!({"a": "x", "c": 1});
    let plain = rpc.request("Calc.add", &arguments).await.expect_err("an error");
    let call = json!({"name": "Calc.add", "arguments": arguments});
    let error = mcp.request("tools/call", call).await.expect_err("an error");
    assert_eq!((error.code(), error.message()), (plain.code(), plain.message()));
    assert_eq!(error.extra(), plain.extra());
}

#[tokio::test]
async fn only_post_is_served() {
    for method in [Method::GET, Method::DELETE, Method::PUT, Method::OPTIONS] {
        let response = send(method.clone(), "/mcp", &[("accept", "text/event-stream")]).await;
        assert_eq!(
            (response.status().as_u16(), &response.headers()["allow"]),
            (405, &"POST".parse().unwrap()),
            "{method}"
        );
    }
    assert_eq!(
        send(Method::POST, "/mcp/", &[("content-type", "application/json")])
            .await
            .status(),
        404
    );
}

#[tokio::test]
async fn media_types_are_read_leniently() {
    let json = ("content-type", "application/json");
    for (headers, status) in [
        (&[json][..], 200),
        (&[json, ("accept", "*/*")], 200),
        (&[json, ("accept", "application/json")], 200),
        (&[json, ("accept", "application/json, text/event-stream")], 200),
        (&[("content-type", "application/json; charset=utf-8")], 200),
        (&[json, ("accept", "text/event-stream")], 406),
        (&[json, ("accept", "text/html")], 406),
        (&[("content-type", "text/plain")], 415),
        (&[], 415),
    ] {
        let response = send(Method::POST, "/mcp", headers).await;
        assert_eq!(response.status(), status, "{headers:?}");
        assert!(!response.headers().contains_key("mcp-session-id"));
    }
}
