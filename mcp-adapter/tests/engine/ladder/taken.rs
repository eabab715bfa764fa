//! What is taken as it is.

use serde_json::json;

use crate::{
    fixture::standard,
    ladder::{LEGACY, META, add, check, legacy, list, modern},
    post::{MODERN, Post},
};

#[tokio::test]
async fn notifications_and_posted_responses_are_taken_without_a_word() {
    let endpoint = standard();
    for method in [
        "notifications/initialized",
        "notifications/cancelled",
        "notifications/nobody/knows",
        "tools/call",
        "x",
    ] {
        let bare = format!(r#"{{"jsonrpc":"2.0","method":"{method}"}}"#);
        let with_meta = format!(r#"{{"jsonrpc":"2.0","method":"{method}","params":{{{META}}}}}"#);
        for post in [
            Post::raw(MODERN, &bare).header("MCP-Protocol-Version", MODERN),
            Post::raw(MODERN, &with_meta),
            legacy(&bare),
            Post::raw("2025-03-26", &bare),
        ] {
            assert_eq!(
                post.send(&endpoint).await.status,
                202,
                "E-14, E-16, M-043: {post:?}"
            );
        }
    }
    let response = r#"{"jsonrpc":"2.0","id":1,"result":{}}"#;
    assert_eq!(legacy(response).send(&endpoint).await.status, 202, "E-13");
    let error = r#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#;
    assert_eq!(
        Post::raw("2025-03-26", error).send(&endpoint).await.status,
        202,
        "E-13"
    );
    let notification = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;
    check(vec![
        ("E-13", modern(response), (400, -32600, None)),
        (
            "E-15",
            legacy(notification).with("MCP-Protocol-Version", "not-a-version"),
            (400, -32600, None),
        ),
        (
            "E-15",
            legacy(notification).with("MCP-Protocol-Version", "2099-01-01"),
            (400, -32022, None),
        ),
        (
            "E-15",
            legacy(r#"{"jsonrpc":"2.0","method":"x","params":1}"#),
            (400, -32600, None),
        ),
    ])
    .await;
}

#[tokio::test]
async fn ids_return_as_they_were_sent() {
    let endpoint = standard();
    for id in [
        r#""7""#,
        "7",
        r#""""#,
        "0",
        "-1",
        "9007199254740993",
        r#""\u00e4""#,
        "123456789012345678901234567890",
    ] {
        for post in [
            list().replace(r#""id":1"#, &format!(r#""id":{id}"#)),
            Post::legacy(LEGACY, "ping", json!({})).replace(r#""id":1"#, &format!(r#""id":{id}"#)),
            Post::modern("foo/bar", json!({})).replace(r#""id":1"#, &format!(r#""id":{id}"#)),
        ] {
            assert_eq!(post.send(&endpoint).await.id(), Some(id), "M-003, M-008");
        }
    }
}

#[tokio::test]
async fn unknown_members_are_ignored_everywhere() {
    let endpoint = standard();
    let post = add()
        .replace(r#""jsonrpc""#, r#""x":[1],"x":{"result":1},"jsonrpc""#)
        .replace(
            r#""name""#,
            r#""task":{"ttl":1},"inputResponses":{},"requestState":"s","x":1,"x":2,"name""#,
        )
        .replace(
            r#""io.modelcontextprotocol/client"#,
            r#""x":1,"traceparent":"zz","io.modelcontextprotocol/client"#,
        );
    assert_eq!(
        post.send(&endpoint).await.result("CallToolResult")["structuredContent"],
        json!({"result": 3}),
        "E-65, E-66, M-124"
    );
}
