//! The order of the checks, row by row: what is sent, the status and code that answer it, and the id in the answer.

mod metadata;
mod method;
mod shape;
mod taken;

use serde_json::json;

use crate::{
    fixture::standard,
    post::{MODERN, Post},
};

pub(crate) const LEGACY: &str = "2025-11-25";
pub(crate) const META: &str = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#;

/// A row: its place in the rules, the request, and status, code and id of the error that answers it.
pub(crate) type Row = (&'static str, Post, (u16, i64, Option<&'static str>));

pub(crate) async fn check(rows: Vec<Row>) {
    let endpoint = standard();
    for (rule, post, (status, code, id)) in rows {
        let answer = post.send(&endpoint).await;
        let error = answer.json()["error"].clone();
        assert_eq!(
            (answer.status, error["code"].as_i64(), answer.id()),
            (status, Some(code), id),
            "{rule}: {}",
            answer.text
        );
        assert!(
            error["message"].as_str().is_some_and(|text| !text.is_empty()),
            "{rule}"
        );
    }
}

pub(crate) fn legacy(body: &str) -> Post {
    Post::raw(LEGACY, body).header("MCP-Protocol-Version", LEGACY)
}

pub(crate) fn modern(body: &str) -> Post {
    Post::raw(MODERN, body)
        .header("MCP-Protocol-Version", MODERN)
        .header("Mcp-Method", "tools/list")
}

pub(crate) fn list() -> Post {
    Post::modern("tools/list", json!({}))
}

pub(crate) fn add() -> Post {
    Post::modern(
        "tools/call",
        json!({"name": "Calc.add", "arguments": {"a": 1, "b": 2}}),
    )
}
