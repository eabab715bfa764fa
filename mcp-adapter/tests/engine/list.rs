//! `tools/list`.

use mcp_adapter::McpEndpoint;
use serde_json::{Value, json};

use crate::{
    fixture::{mounted, standard},
    post::{MODERN, Post},
};

const NAMES: [&str; 9] = [
    "Calc.add",
    "Calc.agent",
    "Calc.bare",
    "Calc.echo",
    "Calc.fail",
    "Calc.noop",
    "Calc.page",
    "Calc.panic",
    "Calc.words",
];

fn list(revision: &'static str, params: Value) -> Post {
    if revision == MODERN {
        Post::modern("tools/list", params)
    } else {
        Post::legacy(revision, "tools/list", params)
    }
}

async fn tool(revision: &'static str, name: &str) -> Value {
    let result = list(revision, json!({}))
        .send(&standard())
        .await
        .result("ListToolsResult");
    let tools = result["tools"].as_array().expect("a list");
    tools
        .iter()
        .find(|tool| tool["name"] == name)
        .unwrap_or_else(|| panic!("no {name}"))
        .clone()
}

#[tokio::test]
async fn tools_are_sorted_and_the_members_stand_in_order() {
    let answer = Post::modern("tools/list", json!({})).send(&standard()).await;
    let result = answer.result("ListToolsResult");
    let names: Vec<_> = result["tools"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|tool| tool["name"].clone())
        .collect();
    assert_eq!(names, NAMES);
    let first = concat!(
        r#"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[{"name":"Calc.add","title":"Calc.add","#,
        r#""description":"Adds two numbers.\n\nBoth may be negative.","#,
        r#""inputSchema":{"type":"object","properties":{"a":{"type":"integer","description":"First one.","#,
        r#""minimum":-9223372036854775808,"maximum":9223372036854775807},"#,
        r#""b":{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807}},"#,
        r#""required":["a","b"],"additionalProperties":false},"#,
        r#""outputSchema":{"type":"object","properties":{"result":{"type":"integer","#,
        r#""minimum":-9223372036854775808,"maximum":9223372036854775807}},"required":["result"]},"#,
        r#""annotations":{"readOnlyHint":true,"destructiveHint":false}},{"name":"Calc.agent","#
    );
    assert!(answer.text.starts_with(first), "{}", answer.text);
    let last = concat!(
        r#"],"ttlMs":3600000,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":"#,
        r#"{"name":"n","version":"v"}}}}"#
    );
    assert!(answer.text.ends_with(last), "{}", answer.text);
}

#[tokio::test]
async fn titles_descriptions_and_hints_have_their_order_of_sources() {
    for revision in [MODERN, "2025-11-25", "2025-06-18"] {
        let noop = tool(revision, "Calc.noop").await;
        assert_eq!(
            (&noop["title"], &noop["description"]),
            (&json!("No operation"), &json!("Does nothing at all."))
        );
        assert_eq!(
            noop["annotations"],
            json!({"idempotentHint": true, "openWorldHint": false})
        );
        let words = tool(revision, "Calc.words").await;
        assert_eq!(
            (&words["title"], words.get("annotations")),
            (&json!("Split"), None)
        );
        let bare = tool(revision, "Calc.bare").await;
        assert_eq!(
            (&bare["title"], &bare["description"]),
            (&json!("Calc.bare"), &json!("Calc.bare"))
        );
        assert_eq!(
            bare["inputSchema"],
            json!({"type": "object", "properties": {}, "additionalProperties": false})
        );
        for without in ["Calc.noop", "Calc.page", "Calc.echo"] {
            assert_eq!(
                tool(revision, without).await.get("outputSchema"),
                None,
                "{without}"
            );
        }
    }
}

#[tokio::test]
async fn the_oldest_revision_has_its_title_among_the_annotations() {
    let noop = tool("2025-03-26", "Calc.noop").await;
    assert_eq!(
        noop["annotations"],
        json!({"title": "No operation", "idempotentHint": true, "openWorldHint": false})
    );
    let words = tool("2025-03-26", "Calc.words").await;
    assert_eq!(words["annotations"], json!({"title": "Split"}));
    assert_eq!((words.get("title"), words.get("outputSchema")), (None, None));
}

#[tokio::test]
async fn pages_join_to_the_whole_list() {
    let endpoint = mounted(McpEndpoint::new("/mcp").with_page_size(4)).expect("a good endpoint");
    for revision in [MODERN, "2025-11-25", "2025-06-18", "2025-03-26"] {
        let (mut names, mut sizes, mut params) = (Vec::new(), Vec::new(), json!({}));
        loop {
            // Cursors need no memory: every page is asked of another replica.
            let replica = mounted(McpEndpoint::new("/mcp").with_page_size(4)).expect("a good endpoint");
            let result = list(revision, params)
                .send(&replica)
                .await
                .result("ListToolsResult");
            let tools = result["tools"].as_array().expect("a list");
            sizes.push(tools.len());
            names.extend(
                tools
                    .iter()
                    .map(|tool| tool["name"].as_str().expect("text").to_owned()),
            );
            match result.get("nextCursor") {
                Some(cursor) => params = json!({"cursor": cursor}),
                None => break,
            }
        }
        assert_eq!((names, sizes), (NAMES.map(str::to_owned).to_vec(), vec![4, 4, 1]));
    }
    let result = list(MODERN, json!({}))
        .send(&endpoint)
        .await
        .result("ListToolsResult");
    let cursor = result["nextCursor"].as_str().expect("a cursor");
    let other =
        mounted(McpEndpoint::new("/mcp").with_page_size(4).with_separator("_")).expect("a good endpoint");
    list(MODERN, json!({"cursor": cursor}))
        .send(&other)
        .await
        .error(200, -32602);
    for near in [
        cursor.to_lowercase(),
        format!("{cursor}="),
        format!(" {cursor}"),
        String::new(),
    ] {
        list(MODERN, json!({"cursor": near}))
            .send(&endpoint)
            .await
            .error(200, -32602);
    }
}

#[tokio::test]
async fn a_full_last_page_has_no_cursor() {
    for size in [9, 3, 1] {
        let endpoint = mounted(McpEndpoint::new("/mcp").with_page_size(size)).expect("a good endpoint");
        let mut params = json!({});
        let mut pages = 0;
        loop {
            let result = list(MODERN, params)
                .send(&endpoint)
                .await
                .result("ListToolsResult");
            assert_eq!(result["tools"].as_array().map(Vec::len), Some(size));
            pages += 1;
            match result.get("nextCursor") {
                Some(cursor) => params = json!({"cursor": cursor}),
                None => break,
            }
        }
        assert_eq!(pages, 9 / size);
    }
}

#[tokio::test]
async fn another_separator_renames_the_tools() {
    let endpoint = mounted(McpEndpoint::new("/mcp").with_separator("_")).expect("a good endpoint");
    let result = list(MODERN, json!({}))
        .send(&endpoint)
        .await
        .result("ListToolsResult");
    assert_eq!(
        (&result["tools"][0]["name"], &result["tools"][0]["title"]),
        (&json!("Calc_add"), &json!("Calc_add"))
    );
    let call = |name: &str| Post::modern("tools/call", json!({"name": name, "arguments": {"a": 1, "b": 1}}));
    assert_eq!(
        call("Calc_add").send(&endpoint).await.result("CallToolResult")["structuredContent"],
        json!({"result": 2})
    );
    call("Calc.add").send(&endpoint).await.error(200, -32602);
}
