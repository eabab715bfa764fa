//! Types that are the params object itself.

use rpc_runtime::{RpcEndpoint, Server};
use serde_json::{Value, json};

use super::{document, service, serving, tools};

fn found<'a>(list: &'a Value, name: &str) -> &'a Value {
    list.as_array()
        .expect("a list")
        .iter()
        .find(|entry| entry["name"] == name)
        .expect("an entry")
}

#[tokio::test]
async fn a_flattened_enum_is_let_in_and_unknown_members_are_not() {
    let server = serving(service::Whole, "whole");
    for (arguments, is_good) in [
        (json!({"name": "x", "kind": "Circle", "radius": 1}), true),
        (
            json!({"name": "x", "kind": "Circle", "radius": 1, "color": 1}),
            false,
        ),
        (json!({"name": "x", "kind": "Circle", "side": 1}), false),
        (json!({"name": "x"}), false),
    ] {
        let answer = server
            .client("/rpc")
            .expect("mounted")
            .request("draw", &arguments)
            .await;
        assert_eq!(answer.is_ok(), is_good, "{arguments}: {answer:?}");
    }
    let tools = Value::Array(tools(&server).await);
    assert_eq!(
        found(&tools, "draw")["inputSchema"]["unevaluatedProperties"],
        false
    );
}

#[tokio::test]
async fn a_schema_written_by_hand_keeps_every_keyword_for_tools() {
    let server = serving(service::Whole, "whole");
    let tools = Value::Array(tools(&server).await);
    let schema = &found(&tools, "send")["inputSchema"];
    for word in ["$defs", "dependentRequired", "dependentSchemas"] {
        assert!(schema.get(word).is_some(), "{word} in {schema:#}");
    }
    assert_eq!(schema["unevaluatedProperties"], false);
    assert_eq!(schema["properties"]["street"], json!({"$ref": "#/$defs/text"}));
}

#[tokio::test]
async fn the_document_lists_every_member_and_its_references_resolve() {
    let document = document(&serving(service::Whole, "whole")).await;
    let names = |method: &str| -> Vec<String> {
        let params = found(&document["methods"], method)["params"]
            .as_array()
            .expect("params");
        params
            .iter()
            .map(|param| param["name"].as_str().expect("a name").to_owned())
            .collect()
    };
    assert_eq!(names("send"), ["street", "pair"]);
    assert_eq!(names("draw"), ["name", "kind", "radius", "side"]);
    let send = found(&document["methods"], "send");
    assert_eq!(
        send["params"][0]["schema"],
        json!({"$ref": "#/components/schemas/text"})
    );
    assert_eq!(document["components"]["schemas"]["text"]["minLength"], 1);
    let draw = found(&document["methods"], "draw");
    let kind = found(&draw["params"], "kind");
    assert_eq!(kind["required"], false);
    let kinds: Vec<_> = kind["schema"]["anyOf"]
        .as_array()
        .expect("forms")
        .iter()
        .map(|form| form["const"].clone())
        .collect();
    assert_eq!(kinds, ["Circle", "Square"]);
}

#[test]
fn what_draft_07_cannot_say_is_a_problem_of_start_up() {
    let problem = Server::builder()
        .service(service::Unspeakable)
        .mount(RpcEndpoint::new("/rpc").group("unspeakable"))
        .build()
        .expect_err("it cannot be said");
    assert!(problem.to_string().contains("`$dynamicRef`"), "{problem}");
}
