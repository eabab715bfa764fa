//! The official schemas.

use std::{
    collections::HashMap,
    fs,
    path::Path,
    sync::{LazyLock, Mutex},
};

use serde_json::{Value, json};

static SCHEMAS: LazyLock<Mutex<HashMap<String, Value>>> = LazyLock::new(Mutex::default);

/// Asserts that `value` is a `definition` of the revision's official schema.
pub(crate) fn assert_valid(revision: &str, definition: &str, value: &Value) {
    let mut schema = schema(revision);
    let definitions = if schema.get("$defs").is_some() {
        "$defs"
    } else {
        "definitions"
    };
    assert!(
        schema[definitions].get(definition).is_some(),
        "no {definition} in {revision}"
    );
    schema["allOf"] = json!([{"$ref": format!("#/{definitions}/{definition}")}]);
    let validator = jsonschema::validator_for(&schema).expect("a valid schema");
    let faults: Vec<_> = validator
        .iter_errors(value)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    assert!(
        faults.is_empty(),
        "{revision} {definition}: {faults:#?} in {value:#}"
    );
}

fn schema(revision: &str) -> Value {
    let mut schemas = SCHEMAS.lock().expect("no panic while reading");
    schemas
        .entry(revision.to_owned())
        .or_insert_with(|| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join(format!("../tests/spec/mcp-{revision}.schema.json"));
            let mut schema: Value =
                serde_json::from_slice(&fs::read(path).expect("the schema")).expect("JSON");
            if let Some(object) = schema.as_object_mut() {
                // The root of some revisions is a union of all messages; one definition is wanted.
                object.retain(|name, _| ["$schema", "$defs", "definitions"].contains(&name.as_str()));
            }
            schema
        })
        .clone()
}
