//! The OpenRPC document.

use std::{collections::HashSet, fs, path::Path};

use http::Request;
use serde_json::{Value, json};

use crate::support::{built, json as body, post, send};

fn official(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("spec").join(name);
    serde_json::from_str(&fs::read_to_string(path).expect("a schema of the specification")).expect("JSON")
}

async fn document(server: &rpc_runtime::Server) -> Value {
    body(
        &send(
            server,
            Request::get("/rpc").body(bytes::Bytes::new()).expect("a request"),
        )
        .await,
    )
}

#[tokio::test]
async fn the_document_is_valid_by_the_official_schema() {
    let meta = official("json-schema-tools-meta.schema.json");
    let mut schema = official("openrpc-1.3.schema.json");
    // The file names a dialect of its own, which is draft-07 with another address.
    schema["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    let mut meta_schema = meta;
    meta_schema["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    meta_schema.as_object_mut().expect("an object").remove("$id");
    let registry = jsonschema::Registry::new()
        .add("https://meta.json-schema.tools", meta_schema.clone())
        .and_then(|registry| registry.add("https://meta.json-schema.tools/", meta_schema))
        .and_then(jsonschema::RegistryBuilder::prepare)
        .expect("a registry");
    let validator = jsonschema::options()
        .with_draft(jsonschema::Draft::Draft7)
        .with_registry(&registry)
        .build(&schema)
        .expect("the official schema compiles");
    for builder in [fixtures::fixture(), fixtures::specification()] {
        let document = document(&built(builder)).await;
        let faults: Vec<_> = validator
            .iter_errors(&document)
            .map(|error| error.to_string())
            .collect();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

#[tokio::test]
async fn discovery_gives_the_same_document_three_ways() {
    let server = built(fixtures::fixture());
    let expected = document(&server).await;
    assert_eq!(expected["openrpc"], "1.3.2");
    let copy = send(
        &server,
        Request::get("/rpc/openrpc.json")
            .body(bytes::Bytes::new())
            .expect("a request"),
    )
    .await;
    assert_eq!(body(&copy), expected);
    for params in ["", r#","params":[]"#, r#","params":{}"#] {
        let request = post(
            "/rpc",
            format!(r#"{{"jsonrpc":"2.0","id":1,"method":"rpc.discover"{params}}}"#),
        );
        assert_eq!(body(&send(&server, request).await)["result"], expected);
    }
    let request = post(
        "/rpc",
        r#"{"jsonrpc":"2.0","id":1,"method":"rpc.discover","params":[1]}"#,
    );
    assert_eq!(body(&send(&server, request).await)["error"]["code"], -32602);
}

#[tokio::test]
async fn names_are_unique_and_required_parameters_come_first() {
    for builder in [fixtures::fixture(), fixtures::specification()] {
        let document = document(&built(builder)).await;
        let mut names = HashSet::new();
        for method in document["methods"].as_array().expect("methods") {
            assert!(names.insert(method["name"].clone()), "{method}");
            assert!(method["result"].is_object(), "{method}");
            let params = method["params"].as_array().expect("params");
            let mut seen = HashSet::new();
            assert!(
                params.iter().all(|param| seen.insert(param["name"].clone())),
                "{method}"
            );
            let required: Vec<_> = params.iter().map(|param| param["required"] == true).collect();
            assert!(required.is_sorted_by(|left, right| left >= right), "{method}");
        }
        for name in document["components"]["schemas"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| name)
        {
            assert!(
                name.bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte)),
                "{name}"
            );
        }
    }
}

#[tokio::test]
async fn the_document_is_refused_to_who_takes_no_json() {
    let server = built(fixtures::fixture());
    for path in ["/rpc", "/rpc/openrpc.json"] {
        for (accept, status) in [
            ("text/html", 406),
            ("application/json;q=0", 406),
            ("text/html, */*;q=0.8", 200),
        ] {
            let request = Request::get(path)
                .header("accept", accept)
                .body(bytes::Bytes::new())
                .expect("a request");
            let answer = send(&server, request).await;
            assert_eq!(answer.status(), status, "{path} {accept}");
        }
    }
}
