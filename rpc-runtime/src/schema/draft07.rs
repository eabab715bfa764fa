//! From JSON Schema 2020-12 to draft-07, which OpenRPC asks for.

use serde_json::{Value, json};

use super::{Object, clean::walk};

/// Keywords that draft-07 does not have and that have no counterpart in it; without them a schema accepts more.
const UNKNOWN: [&str; 8] = [
    "$schema",
    "$anchor",
    "$dynamicAnchor",
    "$vocabulary",
    "minContains",
    "maxContains",
    "unevaluatedItems",
    "unevaluatedProperties",
];

/// Rewrites a schema and all below it.
pub(super) fn convert(schema: &mut Object) {
    one(schema);
    walk(schema, &mut |value, _| {
        if let Value::Object(schema) = value {
            one(schema);
        }
    });
}

/// Whether a schema needs `$dynamicRef`, which cannot be said in draft-07.
pub(super) fn is_dynamic(schema: &mut Object) -> bool {
    let mut found = schema.contains_key("$dynamicRef");
    walk(schema, &mut |value, _| {
        found |= value.get("$dynamicRef").is_some();
    });
    found
}

fn one(schema: &mut Object) {
    for keyword in UNKNOWN {
        schema.shift_remove(keyword);
    }
    if let Some(prefix) = schema.shift_remove("prefixItems")
        && let Some(rest) = schema.insert("items".to_owned(), prefix)
    {
        schema.insert("additionalItems".to_owned(), rest);
    }
    for keyword in ["dependentRequired", "dependentSchemas"] {
        if let Some(Value::Object(added)) = schema.shift_remove(keyword) {
            depend(schema, added);
        }
    }
    separate_siblings(schema);
}

/// Both kinds of dependency share a keyword in draft-07.
fn depend(schema: &mut Object, added: Object) {
    let Value::Object(dependencies) = schema.entry("dependencies").or_insert_with(|| json!({})) else {
        return;
    };
    for (name, dependency) in added {
        let both = match dependencies.shift_remove(&name) {
            Some(Value::Array(required)) => json!({"allOf": [{"required": required}, dependency]}),
            Some(other) => json!({"allOf": [other, dependency]}),
            None => dependency,
        };
        dependencies.insert(name, both);
    }
}

/// A reference stands alone in draft-07: it goes to an `allOf` beside what was written with it.
fn separate_siblings(schema: &mut Object) {
    if schema.len() > 1
        && let Some(reference) = schema.shift_remove("$ref")
        && let Value::Array(parts) = schema.entry("allOf").or_insert_with(|| json!([]))
    {
        parts.push(json!({"$ref": reference}));
    }
}
