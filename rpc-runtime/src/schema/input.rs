//! The schema of a method's arguments.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use super::{Object, as_object, clean::clean, generator_2020_12};
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
    let definitions = generator.take_definitions(true);
    if !definitions.is_empty() {
        object.insert("$defs".to_owned(), Value::Object(definitions));
    }
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
    let definitions = generator.take_definitions(true);
    // A derived type is referred to: its definition is the object, and stays in `$defs` only if it refers to itself.
    if let Some(name) = object
        .get("$ref")
        .and_then(Value::as_str)
        .and_then(|path| path.strip_prefix("#/$defs/"))
        && object.len() == 1
        && let Some(Value::Object(own)) = definitions.get(name)
    {
        let name = name.to_owned();
        object = own.clone();
        let mut others = definitions;
        let referred = format!("\"#/$defs/{name}\"");
        if !Value::Object(others.clone()).to_string().contains(&referred) {
            others.shift_remove(&name);
        }
        add_definitions(&mut object, others);
        clean(&mut object);
    } else {
        add_definitions(&mut object, definitions);
    }
    object.entry("additionalProperties").or_insert(json!(false));
    object
}

fn add_definitions(object: &mut Object, definitions: Object) {
    if definitions.is_empty() {
        return;
    }
    match object
        .entry("$defs")
        .or_insert_with(|| Value::Object(Object::new()))
    {
        Value::Object(own) => own.extend(definitions),
        other => *other = Value::Object(definitions),
    }
}
