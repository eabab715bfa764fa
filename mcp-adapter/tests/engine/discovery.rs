//! What the server says about itself.

use std::time::Duration;

use mcp_adapter::McpEndpoint;
use serde_json::json;

use crate::{
    fixture::{mounted, standard},
    post::Post,
};

#[tokio::test]
async fn discover_says_versions_capabilities_and_identity() {
    let answer = Post::modern("server/discover", json!({})).send(&standard()).await;
    answer.result("DiscoverResult");
    assert_eq!(
        answer.text,
        concat!(
            r#"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","#,
            r#""supportedVersions":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"],"#,
            r#""capabilities":{"tools":{}},"ttlMs":3600000,"cacheScope":"public","#,
            r#""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"n","title":"t","version":"v","#,
            r#""description":"d","websiteUrl":"https://example.com/"}}}}"#
        )
    );
}

#[tokio::test]
async fn initialize_agrees_on_a_revision_of_its_era() {
    let endpoint = standard();
    for (asked, agreed) in [
        ("2025-03-26", "2025-03-26"),
        ("2025-06-18", "2025-06-18"),
        ("2025-11-25", "2025-11-25"),
        ("2026-07-28", "2025-11-25"),
        ("2024-11-05", "2025-11-25"),
        ("1.0", "2025-11-25"),
    ] {
        let result = Post::initialize(asked, agreed)
            .send(&endpoint)
            .await
            .result("InitializeResult");
        let info = match agreed {
            "2025-03-26" => json!({"name": "n", "version": "v"}),
            "2025-06-18" => json!({"name": "n", "title": "t", "version": "v"}),
            _ => {
                json!({"name": "n", "title": "t", "version": "v", "description": "d", "websiteUrl": "https://example.com/"})
            }
        };
        assert_eq!(
            result,
            json!({"protocolVersion": agreed, "capabilities": {"tools": {}}, "serverInfo": info}),
            "{asked}"
        );
    }
    let unknown = Post::initialize("2099-01-01", "2025-11-25").header("MCP-Protocol-Version", "2099-01-01");
    assert_eq!(
        unknown.send(&endpoint).await.result("InitializeResult")["protocolVersion"],
        "2025-11-25"
    );
}

#[tokio::test]
async fn instructions_and_list_ttl_are_shown() {
    let endpoint = McpEndpoint::new("/mcp")
        .with_instructions("Add first.")
        .with_list_ttl(Duration::from_millis(1500));
    let endpoint = mounted(endpoint).expect("a good endpoint");
    let discover = Post::modern("server/discover", json!({}))
        .send(&endpoint)
        .await
        .result("DiscoverResult");
    assert_eq!(
        (&discover["instructions"], &discover["ttlMs"]),
        (&json!("Add first."), &json!(1500))
    );
    let initialize = Post::initialize("2025-06-18", "2025-06-18")
        .send(&endpoint)
        .await
        .result("InitializeResult");
    assert_eq!(initialize["instructions"], "Add first.");
    let list = Post::modern("tools/list", json!({}))
        .send(&endpoint)
        .await
        .result("ListToolsResult");
    assert_eq!(list["ttlMs"], 1500);
}
