//! The whole server, in process, on this very workspace.

use rpc_runtime::Server;
use serde_json::{Value, json};

use crate::{graph::PendingGraph, note::NoteStore};

fn server() -> Server {
    let graph = PendingGraph::read(Some(env!("CARGO_MANIFEST_DIR").into())).expect("a thread");
    super::build(graph, NoteStore::open(None).expect("notes in memory"), None)
        .expect("the server can be built")
}

async fn request(server: &Server, path: &str, method: &str, params: Value) -> Value {
    let client = server.client(path).expect("mounted");
    let result = client.request(method, params).await.expect("a result");
    serde_json::from_str(result.get()).expect("JSON")
}

#[tokio::test]
async fn a_search_gives_the_same_packages_through_every_door() {
    let server = server();
    let arguments = json!({"query": "serde", "limit": 2});
    let named = request(&server, "/rpc", "Catalog.search", arguments.clone()).await;
    assert_eq!(named.as_array().map(Vec::len), Some(2));
    assert_eq!(named[0]["name"], "serde");
    let positional = request(&server, "/rpc", "Catalog.search", json!(["serde", 2])).await;
    assert_eq!(positional, named);
    let call = json!({"name": "Catalog.search", "arguments": arguments});
    let tool = request(&server, "/mcp", "tools/call", call).await;
    assert_eq!(tool["structuredContent"], json!({"result": named}));
    let text: Value =
        serde_json::from_str(tool["content"][0]["text"].as_str().expect("a text")).expect("JSON");
    assert_eq!(text, named);
}

#[tokio::test]
async fn ping_has_exactly_the_schemas_its_signature_says() {
    let list = request(&server(), "/mcp", "tools/list", json!({})).await;
    let tools = list["tools"].as_array().expect("tools");
    let ping = tools.iter().find(|tool| tool["name"] == "ping").expect("ping");
    assert_eq!(
        ping["inputSchema"],
        json!({
            "type": "object",
            "properties": {"who": {"type": "string", "description": "Who is pinging", "default": "x"}},
            "additionalProperties": false
        })
    );
    assert_eq!(
        ping["outputSchema"],
        json!({"type": "object", "properties": {"result": {"type": "string"}}, "required": ["result"]})
    );
}
