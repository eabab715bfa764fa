//! Metadata and version of a modern request.

use serde_json::{Value, json};

use crate::{
    fixture::standard,
    ladder::{check, list, modern},
    post::{MODERN, Post},
};

#[tokio::test]
async fn modern_metadata_comes_first() {
    let meta = |meta: Value| Post::modern_meta("tools/list", json!({}), meta);
    let version = "io.modelcontextprotocol/protocolVersion";
    let capabilities = "io.modelcontextprotocol/clientCapabilities";
    let level = "io.modelcontextprotocol/logLevel";
    let array = r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}"#;
    let bare = r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#;
    let refused = (400, -32602, Some("1"));
    check(vec![
        ("E-21", meta(Value::Null), refused),
        ("E-21", meta(json!({})), refused),
        ("E-21", meta(json!({version: MODERN})), refused),
        ("E-21", meta(json!({capabilities: {}})), refused),
        ("E-21", modern(bare), refused),
        (
            "E-21 before E-24",
            meta(json!({version: MODERN})).without("MCP-Protocol-Version"),
            refused,
        ),
        (
            "E-21 before E-28",
            meta(Value::Null).without("Mcp-Method"),
            refused,
        ),
        ("E-07", modern(array), refused),
        ("E-22", meta(json!({version: 1, capabilities: {}})), refused),
        ("E-22", meta(json!({version: null, capabilities: {}})), refused),
        ("E-22", meta(json!({version: MODERN, capabilities: []})), refused),
        (
            "E-37",
            meta(json!({version: MODERN, capabilities: {}, level: "loud"})),
            refused,
        ),
        (
            "E-37",
            meta(json!({version: MODERN, capabilities: {}, level: 1})),
            refused,
        ),
    ])
    .await;
    let endpoint = standard();
    let error = meta(json!({})).send(&endpoint).await.error(400, -32602);
    let message = error["message"].as_str().expect("a message");
    assert!(
        message.contains(version) && message.contains(capabilities),
        "{message}"
    );
    let fine = meta(
        json!({version: MODERN, capabilities: {}, level: "warning", "io.modelcontextprotocol/foo": [], "x": 1}),
    );
    fine.send(&endpoint).await.result("ListToolsResult");
}

#[tokio::test]
async fn then_the_version_header_then_the_version() {
    let meta = |version: &str| {
        Post::modern_meta(
            "tools/list",
            json!({}),
            json!({"io.modelcontextprotocol/protocolVersion": version, "io.modelcontextprotocol/clientCapabilities": {}}),
        )
    };
    let header = "MCP-Protocol-Version";
    let mismatch = (400, -32020, Some("1"));
    let unserved = (400, -32022, Some("1"));
    check(vec![
        ("E-24", list().without(header), mismatch),
        ("E-25", list().with(header, "2025-11-25"), mismatch),
        ("E-25", meta("1900-01-01"), mismatch),
        (
            "E-25 before E-28",
            meta("1900-01-01").without("Mcp-Method"),
            mismatch,
        ),
        ("E-35", list().header(header, MODERN), mismatch),
        (
            "A-14",
            list().without(header).header_bytes(header, b"2026-07-28\xe4"),
            mismatch,
        ),
        ("E-26", meta("1900-01-01").with(header, "1900-01-01"), unserved),
        (
            "E-26 before E-28",
            meta("1900-01-01")
                .with(header, "1900-01-01")
                .without("Mcp-Method"),
            unserved,
        ),
        ("E-27", meta("2025-11-25").with(header, "2025-11-25"), unserved),
        (
            "A-46",
            Post::legacy("2025-11-25", "tools/list", json!({})).with(header, "1900-01-01"),
            unserved,
        ),
        (
            "A-46",
            Post::legacy("2025-11-25", "tools/list", json!({})).with(header, "2024-11-05"),
            unserved,
        ),
        (
            "E-63",
            Post::initialize("2025-11-25", "2025-11-25").header(header, MODERN),
            mismatch,
        ),
    ])
    .await;
    let endpoint = standard();
    let data = meta("1900-01-01")
        .with(header, "1900-01-01")
        .send(&endpoint)
        .await
        .error(400, -32022)["data"]
        .clone();
    let all = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];
    assert_eq!(data, json!({"supported": all, "requested": "1900-01-01"}));
    let data = meta("2025-11-25")
        .with(header, "2025-11-25")
        .send(&endpoint)
        .await
        .error(400, -32022)["data"]
        .clone();
    assert_eq!(
        data,
        json!({"supported": ["2026-07-28"], "requested": "2025-11-25"})
    );
}
