//! What a schema accepts is what serde accepts, on every door, for types whose schemas are easily wrong.

mod dto;
mod service;
mod whole;

use jsonschema::{Draft, Validator};
use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server};
use serde_json::{Value, json};

use self::service::METHODS;
use crate::support::{built, send};

fn server() -> Server {
    serving(service::Echo, "echo")
}

fn serving<T: Send + Sync + 'static>(service: T, group: &str) -> Server {
    built(
        Server::builder()
            .service(service)
            .mount(RpcEndpoint::new("/rpc").group(group))
            .mount(McpEndpoint::new("/mcp").group(group)),
    )
}

async fn tools(server: &Server) -> Vec<Value> {
    let client = server.client("/mcp").expect("mounted");
    let list = client.request("tools/list", json!({})).await.expect("a list");
    let list: Value = serde_json::from_str(list.get()).expect("JSON");
    list["tools"].as_array().expect("tools").clone()
}

async fn document(server: &Server) -> Value {
    let request = http::Request::get("/rpc")
        .body(bytes::Bytes::new())
        .expect("a request");
    crate::support::json(&send(server, request).await)
}

/// Values that some type of the table takes, and values near to them.
fn samples() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(5),
        json!(128),
        json!(300),
        json!(65536),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(2e30),
        json!(1.5),
        json!(""),
        json!("x"),
        json!("xy"),
        json!("é"),
        json!("drizzle"),
        json!("Drizzle"),
        json!("unknown"),
        json!([]),
        json!([1]),
        json!([1, 2]),
        json!([1, 2, 3]),
        json!([1, "x"]),
        json!(["x", 1]),
        json!(["drizzle", "downpour"]),
        json!(["drizzle", "fog"]),
        json!([null, {"left": 1}]),
        json!([{"right": 1}]),
        json!({}),
        json!({"1": true}),
        json!({"-1": true}),
        json!({"x": true}),
        json!({"kind": "Circle", "radius": 1}),
        json!({"kind": "Circle", "side": 1}),
        json!({"kind": "Oval", "radius": 1}),
        json!({"t": "Number", "c": 1}),
        json!({"t": "Pair", "c": [1, "x"]}),
        json!({"t": "Pair", "c": [1]}),
        json!({"t": "Nothing"}),
        json!({"value": "drizzle", "place": "here"}),
        json!({"value": 127, "place": "here"}),
        json!({"value": 128, "place": "here"}),
        json!({"value": 1}),
        json!({"lays": null, "friends": {}}),
        json!({"lays": {"hatches": [{"friends": {}}]}, "friends": {"x": {"friends": {}}}}),
        json!({"lays": {"hatches": [1]}, "friends": {}}),
        json!({"left": 1}),
        json!({"right": 1}),
        json!({"left": 256}),
        json!({"left": 1, "right": 1}),
        json!({"height": 1, "next": {"height": 2, "next": null}}),
        json!({"height": 1, "next": {"depth": 2}}),
        json!({"name": "x"}),
        json!({"name": "x", "size": 1}),
        json!({"name": "x", "size": 1, "other": 1}),
        json!({"name": "x", "kind": "Circle", "radius": 1}),
        json!({"name": "x", "kind": "Circle"}),
        json!({"arc": "drizzle"}),
        json!({"arc": "drizzle", "item": null, "count": 1}),
        json!({"arc": "drizzle", "item": {"left": 1}}),
        json!({"arc": "drizzle", "item": {"right": 1}}),
    ]
}

/// Schemas written by hand say more than serde checks.
fn is_by_hand(name: &str) -> bool {
    matches!(name, "address" | "parcel")
}

/// serde takes a struct as an array of its members too, which nobody is told and no schema says.
fn is_struct(name: &str) -> bool {
    matches!(name, "generic_rain" | "generic_number" | "left" | "right")
}

fn compiled(schema: &Value, draft: Draft) -> Validator {
    jsonschema::options()
        .with_draft(draft)
        .build(schema)
        .unwrap_or_else(|error| panic!("{error} in {schema:#}"))
}

/// The schema of a document as one that stands alone.
fn alone(schema: &Value, document: &Value) -> Value {
    json!({"allOf": [schema], "components": document["components"]})
}

#[tokio::test]
async fn schemas_accept_what_serde_accepts() {
    let server = server();
    let tools = tools(&server).await;
    let document = document(&server).await;
    let mut faults = Vec::new();
    for (name, is_taken) in METHODS {
        let tool = tools.iter().find(|tool| tool["name"] == *name).expect("a tool");
        let method = document["methods"]
            .as_array()
            .expect("methods")
            .iter()
            .find(|method| method["name"] == *name)
            .expect("a method");
        let input = compiled(&tool["inputSchema"], Draft::Draft202012);
        let output =
            (!tool["outputSchema"].is_null()).then(|| compiled(&tool["outputSchema"], Draft::Draft202012));
        let param = compiled(&alone(&method["params"][0]["schema"], &document), Draft::Draft7);
        let result = compiled(&alone(&method["result"]["schema"], &document), Draft::Draft7);
        for value in samples() {
            if *name == "i128s" && value.is_f64() {
                // 2e30 is an integer for JSON Schema; beyond 64 bits no bound says that serde wants its digits.
                continue;
            }
            let arguments = json!({"value": value});
            let expected = if is_by_hand(name) {
                input.is_valid(&arguments)
            } else {
                is_taken(&value) && !(is_struct(name) && value.is_array())
            };
            if input.is_valid(&arguments) != expected {
                faults.push(format!(
                    "{name}: inputSchema and serde ({expected}) disagree on {value}"
                ));
            }
            if param.is_valid(&value) != expected {
                faults.push(format!(
                    "{name}: OpenRPC and serde ({expected}) disagree on {value}"
                ));
            }
            let answer = server
                .client("/rpc")
                .expect("mounted")
                .request(name, &arguments)
                .await;
            if answer.is_ok() != expected {
                faults.push(format!(
                    "{name}: the call and serde ({expected}) disagree on {value}: {answer:?}"
                ));
            }
            let Ok(answer) = answer else { continue };
            let answer: Value = serde_json::from_str(answer.get()).expect("JSON");
            if !output
                .as_ref()
                .is_none_or(|output| output.is_valid(&json!({"result": answer})))
            {
                faults.push(format!("{name}: outputSchema refuses {answer}"));
            }
            if !result.is_valid(&answer) {
                faults.push(format!("{name}: the OpenRPC result refuses {answer}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Every object that stands where a schema may stand, with its path.
fn for_each_object(value: &Value, path: &str, visit: &mut dyn FnMut(&serde_json::Map<String, Value>, &str)) {
    match value {
        Value::Object(object) => {
            visit(object, path);
            for (name, inner) in object {
                for_each_object(inner, &format!("{path}/{name}"), visit);
            }
        }
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                for_each_object(inner, &format!("{path}/{index}"), visit);
            }
        }
        _ => {}
    }
}

#[tokio::test]
async fn the_document_is_draft_07_and_every_reference_resolves() {
    let document = document(&server()).await;
    let mut faults = Vec::new();
    for_each_object(&document, "", &mut |object, path| {
        for word in [
            "$defs",
            "definitions",
            "$schema",
            "$anchor",
            "prefixItems",
            "dependentRequired",
            "dependentSchemas",
            "unevaluatedProperties",
            "unevaluatedItems",
        ] {
            if object.contains_key(word) {
                faults.push(format!("{path}: {word}"));
            }
        }
        if let Some(reference) = object.get("$ref").and_then(Value::as_str) {
            if object.len() > 1 {
                faults.push(format!("{path}: `$ref` beside other members"));
            }
            if document.pointer(reference.trim_start_matches('#')).is_none() {
                faults.push(format!("{path}: {reference} does not resolve"));
            }
        }
    });
    for name in document["components"]["schemas"]
        .as_object()
        .expect("schemas")
        .keys()
    {
        if !name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
        {
            faults.push(format!("component `{name}`"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[tokio::test]
async fn every_reference_of_a_tool_resolves_inside_its_schema() {
    let mut faults = Vec::new();
    for tool in tools(&server()).await {
        for side in ["inputSchema", "outputSchema"] {
            for_each_object(&tool[side], "", &mut |object, path| {
                if let Some(reference) = object.get("$ref").and_then(Value::as_str)
                    // A validator has resolved the escaped ones already.
                    && !reference.contains('%')
                    && tool[side].pointer(reference.trim_start_matches('#')).is_none()
                {
                    faults.push(format!(
                        "{} {side}{path}: {reference} does not resolve",
                        tool["name"]
                    ));
                }
            });
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[tokio::test]
async fn an_enum_with_documented_variants_is_a_plain_list() {
    let server = server();
    let rain = json!({
        "type": "string",
        "enum": ["unknown", "drizzle", "downpour"],
        "description": "How hard it rains.\n\n* `drizzle` - A few drops.\n* `downpour` - Stay inside."
    });
    let tools = tools(&server).await;
    let tool = tools.iter().find(|tool| tool["name"] == "rain").expect("a tool");
    assert_eq!(tool["inputSchema"]["$defs"]["Rain"], rain);
    assert_eq!(document(&server).await["components"]["schemas"]["Rain"], rain);
}

#[tokio::test]
async fn two_types_of_one_name_stay_apart() {
    let document = document(&server()).await;
    let schemas = &document["components"]["schemas"];
    assert_eq!(schemas["Item"]["required"], json!(["left"]));
    assert_eq!(schemas["Item2"]["required"], json!(["right"]));
}
