//! Mirror headers, methods and their params.

use serde_json::{Value, json};

use crate::{
    fixture::standard,
    ladder::{LEGACY, Row, add, check, legacy, list},
    post::Post,
};

#[tokio::test]
async fn then_the_other_mirror_headers() {
    let mismatch = (400, -32020, Some("1"));
    check(vec![
        ("E-28", list().without("Mcp-Method"), mismatch),
        ("E-29", list().with("Mcp-Method", "tools/call"), mismatch),
        ("E-29", list().with("Mcp-Method", "TOOLS/LIST"), mismatch),
        (
            "E-29 before E-17",
            Post::modern("foo/bar", json!({})).with("Mcp-Method", "tools/list"),
            mismatch,
        ),
        ("E-30", add().without("Mcp-Name"), mismatch),
        ("E-30", add().with("Mcp-Name", "sub"), mismatch),
        ("E-30", add().with("Mcp-Name", "calc.add"), mismatch),
        (
            "E-30 before E-38",
            Post::modern("tools/call", json!({"name": "nope"})).with("Mcp-Name", "x"),
            mismatch,
        ),
        ("E-31", add().with("Mcp-Name", "=?base64?Q2FsYy5hZGQ?="), mismatch),
        ("E-31", add().with("Mcp-Name", "=?base64?gICA?="), mismatch),
        (
            "E-31",
            add()
                .without("Mcp-Name")
                .header_bytes("Mcp-Name", b"Calc.add\xff"),
            mismatch,
        ),
        ("E-35", list().header("Mcp-Method", "tools/list"), mismatch),
        ("E-35", add().header("Mcp-Name", "Calc.add"), mismatch),
    ])
    .await;
    let endpoint = standard();
    let error = add()
        .with("Mcp-Name", "sub")
        .send(&endpoint)
        .await
        .error(400, -32020);
    assert!(
        error["message"]
            .as_str()
            .is_some_and(|text| text.contains("Mcp-Name")),
        "M-040: {error}"
    );
    for good in [
        add().with("Mcp-Name", "=?base64?Q2FsYy5hZGQ=?="),
        add().with("Mcp-Name", "  Calc.add\t"),
        add()
            .header("Mcp-Session-Id", "x")
            .header("Last-Event-ID", "1")
            .header("Mcp-Param-X", "1"),
        list().header("Mcp-Name", "x"),
    ] {
        assert_eq!(good.send(&endpoint).await.status, 200, "{good:?}");
    }
}

#[tokio::test]
async fn then_the_method_then_its_params() {
    let call = |params: Value| Post::modern("tools/call", params);
    let unknown = (404, -32601, Some("1"));
    let refused = (200, -32602, Some("1"));
    let mut rows: Vec<Row> = vec![
        ("E-38", call(json!({"name": "nope", "arguments": {}})), refused),
        (
            "M-109",
            call(json!({"name": "CALC.ADD", "arguments": {}})),
            refused,
        ),
        ("E-39", call(json!({"arguments": {}})), refused),
        (
            "E-39",
            call(json!({"arguments": {}})).header("Mcp-Name", "Calc.add"),
            refused,
        ),
        ("E-39", call(json!({"name": 5})), refused),
        (
            "E-39",
            call(json!({"name": "Calc.add", "arguments": []})),
            refused,
        ),
        (
            "E-39",
            call(json!({"name": "Calc.add", "arguments": "x"})),
            refused,
        ),
        (
            "E-40",
            call(json!({"name": "Calc.add", "arguments": {"a": "x", "b": 2}})),
            refused,
        ),
        (
            "E-44",
            Post::modern("tools/list", json!({"cursor": "zzz"})),
            refused,
        ),
        ("E-44", Post::modern("tools/list", json!({"cursor": ""})), refused),
        ("M-102", Post::modern("tools/list", json!({"cursor": 5})), refused),
        (
            "M-102",
            Post::modern("tools/list", json!({"cursor": null})),
            refused,
        ),
    ];
    for method in [
        "foo/bar",
        "initialize",
        "ping",
        "logging/setLevel",
        "resources/subscribe",
        "resources/list",
        "prompts/list",
        "completion/complete",
        "subscriptions/listen",
        "rpc.discover",
        "tools/List",
        "",
    ] {
        rows.push((
            "E-17, E-18, E-19, M-152, O-22",
            Post::modern(method, json!({})),
            unknown,
        ));
    }
    check(rows).await;
}

#[tokio::test]
async fn the_handshake_era_answers_200_to_what_it_does_not_know() {
    let send = |method: &str, params: Value| Post::legacy(LEGACY, method, params);
    let unknown = (200, -32601, Some("1"));
    let refused = (200, -32602, Some("1"));
    let invalid = (400, -32600, Some("1"));
    let header = "MCP-Protocol-Version";
    check(vec![
        ("E-17", send("foo/bar", json!({})), unknown),
        (
            "E-18",
            send("logging/setLevel", json!({"level": "loud"})),
            unknown,
        ),
        ("E-20", send("server/discover", json!({})), unknown),
        ("E-20", send("subscriptions/listen", json!({})), unknown),
        (
            "E-07",
            legacy(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}"#),
            refused,
        ),
        (
            "E-07",
            legacy(r#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#),
            refused,
        ),
        ("E-38", send("tools/call", json!({"name": "nope"})), refused),
        ("E-39", send("tools/call", Value::Null), refused),
        (
            "E-40",
            send("tools/call", json!({"name": "Calc.add", "arguments": {}})),
            refused,
        ),
        ("E-44", send("tools/list", json!({"cursor": "zzz"})), refused),
        ("L-18", send("initialize", json!({})), refused),
        (
            "L-18",
            send(
                "initialize",
                json!({"protocolVersion": "2025-11-25", "capabilities": {}}),
            ),
            refused,
        ),
        (
            "E-60",
            send("tools/list", json!({})).with(header, "not-a-version"),
            invalid,
        ),
        ("E-60", send("tools/list", json!({})).with(header, ""), invalid),
        (
            "E-35",
            send("tools/list", json!({})).header(header, LEGACY),
            invalid,
        ),
        (
            "E-35",
            send("tools/list", json!({}))
                .header("Mcp-Method", "a")
                .header("Mcp-Method", "a"),
            invalid,
        ),
        (
            "E-35",
            send("tools/list", json!({}))
                .header("Mcp-Name", "a")
                .header("Mcp-Name", "a"),
            invalid,
        ),
    ])
    .await;
}
