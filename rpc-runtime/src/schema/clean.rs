//! Removes what schemars writes and clients stumble over, without changing what a schema accepts.

use serde_json::{Value, json};

use super::{Object, choice};

/// Keywords whose value is one schema.
const ONE: [&str; 12] = [
    "items",
    "additionalItems",
    "additionalProperties",
    "contains",
    "not",
    "if",
    "then",
    "else",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
    "contentSchema",
];
/// Keywords whose value is a list of schemas.
const LIST: [&str; 4] = ["allOf", "anyOf", "oneOf", "prefixItems"];
/// Keywords whose value maps names to schemas.
const MAP: [&str; 6] = [
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
    "dependencies",
];

/// Keywords under which clients expect a bare boolean.
const MAY_BE_BOOLEAN: [&str; 4] = [
    "additionalItems",
    "additionalProperties",
    "unevaluatedItems",
    "unevaluatedProperties",
];

/// Cleans a schema and all below it.
pub(super) fn clean(schema: &mut Object) {
    one(schema);
    walk(schema, &mut |value, keyword| {
        if !MAY_BE_BOOLEAN.contains(&keyword) {
            match value {
                Value::Bool(true) => *value = json!({"description": "Any JSON value"}),
                Value::Bool(false) => *value = json!({"not": {}}),
                _ => {}
            }
        }
        if let Value::Object(schema) = value {
            one(schema);
        }
    });
}

fn one(schema: &mut Object) {
    bound_integer(schema);
    choice::flatten(schema);
}

/// Calls `visit` on every sub-schema, outside in, with the keyword it stands under.
pub(super) fn walk(schema: &mut Object, visit: &mut dyn FnMut(&mut Value, &str)) {
    let mut below = |value: &mut Value, keyword: &str| {
        visit(value, keyword);
        if let Value::Object(object) = value {
            walk(object, visit);
        }
    };
    for (keyword, value) in schema.iter_mut() {
        match value {
            Value::Object(map) if MAP.contains(&keyword.as_str()) => {
                map.values_mut().for_each(|value| below(value, keyword));
            }
            Value::Array(list) if LIST.contains(&keyword.as_str()) || keyword == "items" => {
                list.iter_mut().for_each(|value| below(value, keyword));
            }
            Value::Object(_) | Value::Bool(_) if ONE.contains(&keyword.as_str()) => below(value, keyword),
            _ => {}
        }
    }
}

/// schemars names integer types by a `format` no validator knows; the bounds say the same in the standard's words.
fn bound_integer(schema: &mut Object) {
    let Some(format) = schema.get("format").and_then(Value::as_str) else {
        return;
    };
    let bounds = match format {
        "int8" => Some((json!(i8::MIN), json!(i8::MAX))),
        "int16" => Some((json!(i16::MIN), json!(i16::MAX))),
        "int32" => Some((json!(i32::MIN), json!(i32::MAX))),
        "uint8" => Some((json!(0), json!(u8::MAX))),
        "uint16" => Some((json!(0), json!(u16::MAX))),
        "uint32" => Some((json!(0), json!(u32::MAX))),
        "int64" => Some((json!(i64::MIN), json!(i64::MAX))),
        "uint64" => Some((json!(0), json!(u64::MAX))),
        "int" => Some((json!(isize::MIN), json!(isize::MAX))),
        "uint" => Some((json!(0), json!(usize::MAX))),
        "int128" | "uint128" | "float" | "double" => None,
        _ => return,
    };
    schema.shift_remove("format");
    if let Some((minimum, maximum)) = bounds {
        schema.entry("minimum").or_insert(minimum);
        schema.entry("maximum").or_insert(maximum);
    }
}
