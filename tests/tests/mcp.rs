//! MCP at `/mcp` through the whole server; the rules of the protocol have their own tests beside the engine.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::support::{built, json as body, post, send};

const HANDSHAKE: [&str; 3] = ["2025-11-25", "2025-06-18", "2025-03-26"];

/// Validates against one definition of a revision's official schema.
fn assert_valid(revision: &str, definition: &str, message: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("spec/mcp-{revision}.schema.json"));
    let mut schema: Value =
        serde_json::from_str(&fs::read_to_string(path).expect("the official schema")).expect("JSON");
    let place = if schema.get("$defs").is_some() {
        "$defs"
    } else {
        "definitions"
    };
    schema["$ref"] = json!(format!("#/{place}/{definition}"));
    let validator = jsonschema::validator_for(&schema).expect("the official schema compiles");
    let faults: Vec<_> = validator
        .iter_errors(message)
        .map(|error| error.to_string())
        .collect();
    assert!(
        faults.is_empty(),
        "{revision} {definition}: {faults:#?}\n{message}"
    );
}

async fn legacy(server: &rpc_runtime::Server, revision: &str, method: &str, params: Value) -> Value {
    let mut request = post(
        "/mcp",
        json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).to_string(),
    );
    if method != "initialize" && revision != "2025-03-26" {
        request
            .headers_mut()
            .insert("mcp-protocol-version", revision.parse().expect("a value"));
    }
    let answer = body(&send(server, request).await);
    assert_eq!(answer["id"], 7);
    answer
}

#[tokio::test]
async fn every_revision_opens_lists_and_calls_in_its_own_form() {
    let server = built(fixtures::specification());
    for revision in HANDSHAKE {
        let opening = json!({"protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "t", "version": "0"}});
        let opened = legacy(&server, revision, "initialize", opening).await;
        assert_eq!(opened["result"]["protocolVersion"], revision);
        assert_valid(revision, "InitializeResult", &opened["result"]);

        let listed = legacy(&server, revision, "tools/list", json!({})).await;
        assert_valid(revision, "ListToolsResult", &listed["result"]);
        assert!(listed["result"].get("resultType").is_none() && listed["result"].get("ttlMs").is_none());

        let call = json!({"name": "subtract", "arguments": {"minuend": 42, "subtrahend": 23}});
        let called = legacy(&server, revision, "tools/call", call).await;
        assert_valid(revision, "CallToolResult", &called["result"]);
        assert_eq!(called["result"]["content"][0]["text"], "19");
        let structured = called["result"].get("structuredContent").cloned();
        assert_eq!(
            structured,
            (revision != "2025-03-26").then(|| json!({"result": 19}))
        );
        assert_eq!(called["result"]["isError"], false);

        assert_eq!(
            legacy(&server, revision, "ping", json!({})).await["result"],
            json!({})
        );
    }

    let client = server.client("/mcp").expect("mounted");
    for (method, params, definition) in [
        ("server/discover", json!({}), "DiscoverResult"),
        ("tools/list", json!({}), "ListToolsResult"),
        (
            "tools/call",
            json!({"name": "subtract", "arguments": {"minuend": 42, "subtrahend": 23}}),
            "CallToolResult",
        ),
    ] {
        let result = client.request(method, params).await.expect("a result");
        let result: Value = serde_json::from_str(result.get()).expect("JSON");
        assert_valid("2026-07-28", definition, &result);
        assert_eq!(result["resultType"], "complete");
        assert_eq!(
            result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"],
            "fixture"
        );
    }
}

#[tokio::test]
async fn failures_are_results_and_bad_calls_are_errors() {
    let server = built(fixtures::fixture());
    let client = server.client("/mcp").expect("mounted");
    for (name, arguments, code) in [
        ("Test.fail", json!({"code": 77}), 77),
        ("Test.panic", json!({}), -32603),
    ] {
        let result = client
            .request("tools/call", json!({"name": name, "arguments": arguments}))
            .await
            .expect("a result");
        let result: Value = serde_json::from_str(result.get()).expect("JSON");
        assert_eq!(result["isError"], true);
        assert!(result.get("structuredContent").is_none());
        let error: Value =
            serde_json::from_str(result["content"][0]["text"].as_str().expect("a text")).expect("JSON");
        assert_eq!(error["code"], code, "{name}");
        // Production: neither the panic's text nor places of the source.
        assert!(!error.to_string().contains("as asked") || code == 77, "{error}");
        assert!(error["data"].get("file").is_none(), "{error}");
    }
    for (name, arguments) in [
        ("Test.nothing", json!({})),
        ("Test.sleep", json!({"ms": "x"})),
        ("Test.echo", json!({"$rpc": {}})),
    ] {
        let error = client
            .request("tools/call", json!({"name": name, "arguments": arguments}))
            .await
            .expect_err("refused");
        assert_eq!(error.code().get(), -32602, "{name}");
    }
}

#[tokio::test]
async fn the_same_call_gives_the_same_json_through_every_door() {
    let server = built(fixtures::fixture());
    let value = r#"{"b": 1.50, "a": [9007199254740993, null, "ü\n"]}"#;
    let named = post(
        "/rpc",
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.echo","params":{{"value":{value}}}}}"#),
    );
    let positional = post(
        "/rpc",
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.echo","params":[{value}]}}"#),
    );
    let expected = format!(r#"{{"jsonrpc":"2.0","id":1,"result":{value}}}"#);
    for request in [named, positional] {
        assert_eq!(crate::support::text(&send(&server, request).await).1, expected);
    }
    let argument = serde_json::value::RawValue::from_string(value.to_owned()).expect("JSON");
    let direct = server
        .client("/rpc")
        .expect("mounted")
        .request("Test.echo", [&argument])
        .await
        .expect("a result");
    assert_eq!(direct.get(), value);
    let tool = post(
        "/mcp",
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"Test.echo","arguments":{{"value":{value}}}}}}}"#
        ),
    );
    assert_eq!(
        body(&send(&server, tool).await)["result"]["content"][0]["text"],
        value
    );
}

#[tokio::test]
async fn schemas_of_tools_hold_no_bare_booleans_and_are_valid() {
    fn walk(place: &str, schema: &Value) {
        match schema {
            Value::Object(members) => {
                for (name, value) in members {
                    let is_flag = name == "additionalProperties" || name == "default" || name == "const";
                    assert!(is_flag || !value.is_boolean(), "{place}/{name} is a boolean");
                    walk(&format!("{place}/{name}"), value);
                }
            }
            Value::Array(members) => members.iter().for_each(|value| walk(place, value)),
            _ => {}
        }
    }
    for builder in [fixtures::fixture(), fixtures::specification()] {
        let client = built(builder).client("/mcp").expect("mounted");
        let list = client.request("tools/list", json!({})).await.expect("a list");
        let list: Value = serde_json::from_str(list.get()).expect("JSON");
        for tool in list["tools"].as_array().expect("tools") {
            for schema in [&tool["inputSchema"], &tool["outputSchema"]] {
                if !schema.is_null() {
                    walk(tool["name"].as_str().expect("a name"), schema);
                    assert!(jsonschema::meta::is_valid(schema), "{schema}");
                    assert_eq!(schema["type"], "object");
                }
            }
            assert!(tool["description"].as_str().is_some_and(|text| !text.is_empty()));
        }
    }
}
