//! L2: JSON Schemas of parameters and results.
//!
//! Inputs follow what serde accepts (deserialize contract), outputs what it writes (serialize contract). There are two
//! renderings: [`input_schema`] and [`output_schema`] are self-contained 2020-12 objects with their own `$defs`;
//! [`Components`] is one draft-07 set of shared types.

mod choice;
mod clean;
mod components;
mod draft07;
mod input;
mod output;
mod reference;

pub use components::{Components, Settled};
pub use input::input_schema;
pub use output::output_schema;

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value};

/// A JSON object, members in the order in which they are shown.
pub type Object = Map<String, Value>;

fn generator_2020_12(settings: impl FnOnce(SchemaSettings) -> SchemaSettings) -> SchemaGenerator {
    let mut chosen = settings(SchemaSettings::draft2020_12());
    chosen.meta_schema = None;
    chosen.into_generator()
}

/// Where the types that a self-contained schema refers to stand in it.
const DEFINITIONS: &str = "#/$defs/";

/// Adds the referred types to a self-contained schema, also those that parts of it brought themselves.
fn define(object: &mut Object, mut definitions: Object) {
    if let Some(Value::Object(properties)) = object.get_mut("properties") {
        for property in properties.values_mut() {
            if let Value::Object(property) = property {
                reference::hoist(property, DEFINITIONS, &mut definitions);
            }
        }
    }
    reference::hoist_all(&mut definitions, DEFINITIONS);
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

/// A schema as an object; `true` accepts anything and is written `{}`, since several clients refuse a bare boolean.
fn as_object(schema: schemars::Schema) -> Object {
    match schema.to_value() {
        Value::Object(object) => object,
        Value::Bool(false) => Object::from_iter([("not".to_owned(), Value::Object(Object::new()))]),
        _ => Object::new(),
    }
}
