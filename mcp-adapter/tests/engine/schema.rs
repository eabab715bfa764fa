//! The official schemas.

use std::{
    collections::HashMap,
    fs,
    path::Path,
    sync::{Arc, LazyLock, Mutex},
};

use jsonschema::Validator;
use serde_json::{Value, json};

/// Made once each; making one takes longer than a whole test.
static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// Asserts that `value` is a `definition` of the revision's official schema.
pub(crate) fn assert_valid(revision: &str, definition: &str, value: &Value) {
    let validator = Arc::clone(
        VALIDATORS
            .lock()
            .expect("no panic while a validator is made")
            .entry(format!("{revision} {definition}"))
            .or_insert_with(|| Arc::new(validator(revision, definition))),
    );
    let faults: Vec<_> = validator
        .iter_errors(value)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    assert!(
        faults.is_empty(),
        "{revision} {definition}: {faults:#?} in {value:#}"
    );
}

fn validator(revision: &str, definition: &str) -> Validator {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/spec/mcp-{revision}.schema.json"));
    let mut schema: Value = serde_json::from_slice(&fs::read(path).expect("the schema")).expect("JSON");
    let definitions = if schema.get("$defs").is_some() {
        "$defs"
    } else {
        "definitions"
    };
    assert!(
        schema[definitions].get(definition).is_some(),
        "no {definition} in {revision}"
    );
    if let Some(object) = schema.as_object_mut() {
        // The root of some revisions is a union of all messages; one definition is wanted.
        object.retain(|name, _| name == "$schema" || name == definitions);
    }
    schema["allOf"] = json!([{"$ref": format!("#/{definitions}/{definition}")}]);
    jsonschema::validator_for(&schema).expect("a valid schema")
}
