//! L2: JSON Schemas of parameters and results.
//!
//! Inputs follow what serde accepts (deserialize contract), outputs what it writes (serialize contract). There are two
//! renderings: [`input_schema`] and [`output_schema`] are self-contained 2020-12 objects with their own `$defs`;
//! [`Components`] is one draft-07 set of shared types.

mod clean;
mod components;
mod input;
mod output;

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

/// A schema as an object; `true` accepts anything and is written `{}`, since several clients refuse a bare boolean.
fn as_object(schema: schemars::Schema) -> Object {
    match schema.to_value() {
        Value::Object(object) => object,
        Value::Bool(false) => Object::from_iter([("not".to_owned(), Value::Object(Object::new()))]),
        _ => Object::new(),
    }
}
