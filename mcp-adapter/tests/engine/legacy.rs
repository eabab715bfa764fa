//! The handshake era without sessions.

use serde_json::{Value, json};

use crate::{fixture::standard, post::Post};

const ALL: [&str; 3] = ["2025-11-25", "2025-06-18", "2025-03-26"];

#[tokio::test]
async fn ping_is_answered_with_an_empty_object() {
    for revision in ALL {
        for params in [Value::Null, json!({}), json!({"_meta": {"progressToken": 1}})] {
            let answer = Post::legacy(revision, "ping", params).send(&standard()).await;
            answer.result("EmptyResult");
            assert_eq!(answer.text, r#"{"jsonrpc":"2.0","id":1,"result":{}}"#);
        }
    }
}

#[tokio::test]
async fn results_hold_nothing_of_the_modern_era() {
    let endpoint = standard();
    for revision in ALL {
        let list = Post::legacy(revision, "tools/list", json!({}))
            .send(&endpoint)
            .await
            .result("ListToolsResult");
        let call = Post::legacy(
            revision,
            "tools/call",
            json!({"name": "Calc.add", "arguments": {"a": 1, "b": 2}}),
        );
        let call = call.send(&endpoint).await.result("CallToolResult");
        for result in [list, call] {
            for name in ["resultType", "ttlMs", "cacheScope", "_meta"] {
                assert_eq!(result.get(name), None, "{revision}");
            }
        }
    }
}

#[tokio::test]
async fn without_a_version_a_request_is_read_as_2025_03_26() {
    let post = Post::legacy(
        "2025-03-26",
        "tools/call",
        json!({"name": "Calc.add", "arguments": {"a": 1, "b": 2}}),
    );
    let result = post
        .header("Mcp-Session-Id", "whatever")
        .send(&standard())
        .await
        .result("CallToolResult");
    assert_eq!(
        result,
        json!({"content": [{"type": "text", "text": "3"}], "isError": false})
    );
}

#[tokio::test]
async fn the_golden_call_of_the_handshake_era() {
    let post = Post::legacy(
        "2025-06-18",
        "tools/call",
        json!({"name": "Calc.words", "arguments": {"text": "a \"b\""}}),
    );
    let answer = post
        .header("Mcp-Method", "ignored")
        .header("Mcp-Name", "ignored")
        .send(&standard())
        .await;
    answer.result("CallToolResult");
    assert_eq!(
        answer.text,
        concat!(
            r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"[\"a\",\"\\\"b\\\"\"]"}],"#,
            r#""structuredContent":{"result":["a","\"b\""]},"isError":false}}"#
        )
    );
}
