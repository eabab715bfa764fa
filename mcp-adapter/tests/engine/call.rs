//! `tools/call`.

use std::sync::Arc;

use mcp_adapter::{ArgumentErrors, McpEndpoint};
use rpc_runtime::http::Mounted;
use serde_json::{Value, json};

use crate::{
    fixture::{ADDED, mounted, standard},
    post::{Answer, Post},
};

async fn call(endpoint: &Arc<dyn Mounted>, name: &str, arguments: Value) -> Answer {
    Post::modern("tools/call", json!({"name": name, "arguments": arguments}))
        .send(endpoint)
        .await
}

fn identified(mut result: Value) -> Value {
    result["resultType"] = json!("complete");
    result["_meta"] = json!({"io.modelcontextprotocol/serverInfo": {"name": "n", "version": "v"}});
    result
}

#[tokio::test]
async fn the_golden_call() {
    let answer = call(&standard(), "Calc.add", json!({"a": 1, "b": 2})).await;
    answer.result("CallToolResult");
    assert_eq!(
        answer.text,
        concat!(
            r#"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"3"}],"#,
            r#""structuredContent":{"result":3},"isError":false,"#,
            r#""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"n","version":"v"}}}}"#
        )
    );
}

#[tokio::test]
async fn results_without_a_schema_are_text_alone() {
    let endpoint = standard();
    for (name, text) in [
        ("Calc.noop", "null"),
        ("Calc.page", "# Title\n\"quoted\" \u{1}"),
        ("Calc.echo", "null"),
    ] {
        let result = call(&endpoint, name, json!({})).await.result("CallToolResult");
        assert_eq!(
            result,
            identified(json!({"content": [{"type": "text", "text": text}], "isError": false})),
            "{name}"
        );
    }
}

#[tokio::test]
async fn absent_and_null_arguments_are_none() {
    let endpoint = standard();
    for params in [
        json!({"name": "Calc.bare"}),
        json!({"name": "Calc.bare", "arguments": null}),
    ] {
        let result = Post::modern("tools/call", params)
            .send(&endpoint)
            .await
            .result("CallToolResult");
        assert_eq!(result["structuredContent"], json!({"result": true}));
    }
}

#[tokio::test]
async fn arguments_and_results_pass_as_they_were_written() {
    let post = Post::modern(
        "tools/call",
        json!({"name": "Calc.words", "arguments": {"text": "TEXT"}}),
    );
    let answer = post
        .replace("TEXT", r"\u00e4 \ud83d\ude00 /")
        .send(&standard())
        .await;
    assert_eq!(
        answer.result("CallToolResult")["structuredContent"],
        json!({"result": ["ä", "😀", "/"]})
    );
    let result = call(
        &standard(),
        "Calc.add",
        json!({"a": 9_007_199_254_740_993_i64, "b": 0}),
    )
    .await;
    assert!(
        result
            .text
            .contains(r#""structuredContent":{"result":9007199254740993}"#),
        "{}",
        result.text
    );
}

#[tokio::test]
async fn the_method_sees_the_carrier_and_the_request() {
    let post = Post::modern("tools/call", json!({"name": "Calc.agent"})).header("User-Agent", "tests");
    let result = post.send(&standard()).await.result("CallToolResult");
    assert_eq!(result["structuredContent"]["result"], "mcp Some(\"tests\")");
}

#[tokio::test]
async fn bad_arguments_are_a_protocol_error_and_the_method_is_not_entered() {
    let error = call(&standard(), "Calc.add", json!({"a": "not a number", "c": 1}))
        .await
        .error(200, -32602);
    let violations = error["data"]["extra"]["violations"]
        .as_array()
        .expect("violations")
        .clone();
    let pointers: Vec<_> = violations
        .iter()
        .map(|violation| violation["pointer"].as_str().expect("text"))
        .collect();
    assert_eq!(pointers, ["/a", "/b", "/c"]);
    assert!(
        error["message"]
            .as_str()
            .is_some_and(|text| text.contains(violations[0]["message"].as_str().expect("text")))
    );
    assert_eq!(error["data"]["exception"], "rpc_runtime::InvalidArguments");
    let error = call(&standard(), "Calc.bare", json!({"$rpc": {}}))
        .await
        .error(200, -32602);
    assert_eq!(error["data"]["extra"]["violations"][0]["pointer"], "/$rpc");
    assert_eq!(ADDED.get(), 0);
    call(&standard(), "Calc.add", json!({"a": 1, "b": 2}))
        .await
        .result("CallToolResult");
    assert_eq!(ADDED.get(), 1);
}

#[tokio::test]
async fn bad_arguments_can_be_a_tool_result() {
    let endpoint = McpEndpoint::new("/mcp").with_argument_errors(ArgumentErrors::ToolResult);
    let endpoint = mounted(endpoint).expect("a good endpoint");
    let result = call(&endpoint, "Calc.add", json!({"a": "x", "b": 2}))
        .await
        .result("CallToolResult");
    assert_eq!(
        (&result["isError"], result.get("structuredContent")),
        (&json!(true), None)
    );
    let text: Value =
        serde_json::from_str(result["content"][0]["text"].as_str().expect("text")).expect("an error object");
    assert_eq!(
        (&text["code"], &text["data"]["extra"]["violations"][0]["pointer"]),
        (&json!(-32602), &json!("/a"))
    );
    // What is no call of a tool at all stays an error of the protocol.
    call(&endpoint, "Calc.add", json!([])).await.error(200, -32602);
    call(&endpoint, "Calc.nope", json!({})).await.error(200, -32602);
}

#[tokio::test]
async fn an_unknown_tool_is_named_and_a_near_one_suggested() {
    let error = call(&standard(), "Calc.ad", json!({})).await.error(200, -32602);
    let data = json!({"exception": "rpc_runtime::UnknownMethod", "extra": {"suggestion": "Calc.add"}});
    assert_eq!(
        error,
        json!({"code": -32602, "message": "unknown tool: Calc.ad", "data": data})
    );
    let error = call(&standard(), &"ä".repeat(200), json!({})).await;
    assert_eq!(
        error.status, 400,
        "a name that no header holds is told apart before"
    );
}

#[tokio::test]
async fn a_failing_method_is_a_result_with_the_error_object() {
    let result = call(&standard(), "Calc.fail", json!({"code": 1404}))
        .await
        .result("CallToolResult");
    let text = r#"{"code":1404,"message":"no luck","data":{"exception":"rpc_runtime::RpcError","extra":{"code":1404}}}"#;
    assert_eq!(
        result,
        identified(json!({"content": [{"type": "text", "text": text}], "isError": true}))
    );
}

#[tokio::test]
async fn a_panic_is_a_result_that_keeps_its_secret() {
    for post in [
        Post::modern("tools/call", json!({"name": "Calc.panic"})),
        Post::legacy("2025-03-26", "tools/call", json!({"name": "Calc.panic"})),
    ] {
        let answer = post.send(&standard()).await;
        let result = answer.result("CallToolResult");
        assert_eq!(
            (&result["isError"], result.get("structuredContent")),
            (&json!(true), None)
        );
        let text: Value = serde_json::from_str(result["content"][0]["text"].as_str().expect("text"))
            .expect("an error object");
        assert_eq!(
            (&text["code"], &text["message"]),
            (&json!(-32603), &json!("internal error"))
        );
        assert!(!answer.text.contains("secret"));
    }
}
