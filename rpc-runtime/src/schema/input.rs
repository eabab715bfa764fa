//! The schema of a method's arguments.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use super::{
    DEFINITIONS, Object, as_object,
    clean::clean,
    define, generator_2020_12,
    reference::{for_each, target},
};
use crate::descriptor::{MethodDescriptor, ParamDescriptor};

/// The arguments as one closed object: `type`, `properties`, `required` (left out where empty),
/// `additionalProperties: false`, and `$defs` for the types that are referred to.
#[must_use]
pub fn input_schema(method: &MethodDescriptor) -> Object {
    let mut generator = generator_2020_12(SchemaSettings::for_deserialize);
    if method.has_params_object {
        return params_object(method, generator);
    }
    let mut properties = Object::new();
    let mut required = Vec::new();
    for param in method.params {
        let mut schema = as_object((param.schema)(&mut generator));
        describe(&mut schema, param);
        properties.insert(param.name.to_owned(), Value::Object(schema));
        if !param.is_optional {
            required.push(Value::from(param.name));
        }
    }
    let mut object = Object::new();
    object.insert("type".to_owned(), json!("object"));
    object.insert("properties".to_owned(), Value::Object(properties));
    if !required.is_empty() {
        object.insert("required".to_owned(), Value::Array(required));
    }
    object.insert("additionalProperties".to_owned(), json!(false));
    define(&mut object, generator.take_definitions(true));
    clean(&mut object);
    object
}

/// Puts the parameter's own text and default in place of its type's.
pub(super) fn describe(schema: &mut Object, param: &ParamDescriptor) {
    if !param.description.is_empty() {
        schema.insert("description".to_owned(), json!(param.description));
    } else if schema.is_empty() {
        schema.insert("description".to_owned(), json!("Any JSON value"));
    }
    if let Some(default) = (param.default)() {
        schema.insert("default".to_owned(), default);
    }
}

/// A type that is the params object itself keeps every keyword; it is only closed.
fn params_object(method: &MethodDescriptor, mut generator: schemars::SchemaGenerator) -> Object {
    let Some(param) = method.params.first() else {
        return Object::new();
    };
    let mut object = as_object((param.schema)(&mut generator));
    let mut definitions = generator.take_definitions(true);
    // A derived type is referred to: its definition is the object, and stays in `$defs` only if it refers to itself.
    if object.len() == 1
        && let Some(name) = object
            .get("$ref")
            .and_then(Value::as_str)
            .and_then(|path| target(path, DEFINITIONS))
        && let Some(Value::Object(own)) = definitions.get(&name)
    {
        object = own.clone();
        if !definitions.values_mut().any(|schema| refers_to(schema, &name)) {
            definitions.shift_remove(&name);
        }
        define(&mut object, definitions);
        clean(&mut object);
    } else {
        define(&mut object, definitions);
    }
    close(&mut object);
    object
}

fn refers_to(schema: &mut Value, name: &str) -> bool {
    let mut found = false;
    if let Value::Object(schema) = schema {
        for_each(schema, &mut |path| {
            found |= target(path, DEFINITIONS).is_some_and(|target| target == name);
        });
    }
    found
}

/// Refuses unknown members. `additionalProperties` looks at the `properties` beside it alone, so members that a
/// combinator declares, as those of a flattened enum, are let in by `unevaluatedProperties`.
fn close(object: &mut Object) {
    if object.contains_key("additionalProperties") || object.contains_key("unevaluatedProperties") {
        return;
    }
    let own = object.get("properties").and_then(Value::as_object);
    let is_own = |name: &String| own.is_some_and(|own| own.contains_key(name));
    let is_split = COMBINATORS.iter().any(|keyword| {
        object
            .get(*keyword)
            .is_some_and(|part| declares_more(part, &is_own))
    });
    let keyword = if is_split {
        "unevaluatedProperties"
    } else {
        "additionalProperties"
    };
    object.insert(keyword.to_owned(), json!(false));
}

/// Keywords whose schemas look at the same object.
const COMBINATORS: [&str; 8] = [
    "$ref",
    "allOf",
    "anyOf",
    "oneOf",
    "if",
    "then",
    "else",
    "dependentSchemas",
];

/// Whether a part of a schema that looks at the same object declares a member that is not `known`.
fn declares_more(part: &Value, known: &dyn Fn(&String) -> bool) -> bool {
    match part {
        // What is referred to is not looked up: `unevaluatedProperties` is right for every target.
        Value::String(_) => true,
        Value::Array(parts) => parts.iter().any(|part| declares_more(part, known)),
        Value::Object(part) => {
            let declared = part.get("properties").and_then(Value::as_object);
            declared.is_some_and(|declared| declared.keys().any(|name| !known(name)))
                || part.contains_key("additionalProperties")
                || part.contains_key("patternProperties")
                || COMBINATORS
                    .iter()
                    .filter_map(|keyword| part.get(*keyword))
                    .any(|inner| declares_more(inner, known))
        }
        _ => false,
    }
}
