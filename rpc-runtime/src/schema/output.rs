//! The schema of a method's result.

use schemars::generate::SchemaSettings;
use serde_json::json;

use super::{Object, as_object, clean::clean, define, generator_2020_12};
use crate::descriptor::{MethodDescriptor, ResultKind};

/// `{"type":"object","properties":{"result":…},"required":["result"]}`, the form in which a result is wrapped for
/// carriers that want an object; `None` for `()`, [`crate::Text`] and results of which nothing is known.
#[must_use]
pub fn output_schema(method: &MethodDescriptor) -> Option<Object> {
    let result = (method.result)();
    if result.kind != ResultKind::Value {
        return None;
    }
    let mut generator = generator_2020_12(SchemaSettings::for_serialize);
    let mut schema = as_object((result.schema)(&mut generator));
    if schema.is_empty() {
        return None;
    }
    if !method.returns.is_empty() {
        schema.insert("description".to_owned(), json!(method.returns));
    }
    let mut object = Object::new();
    object.insert("type".to_owned(), json!("object"));
    object.insert("properties".to_owned(), json!({"result": schema}));
    object.insert("required".to_owned(), json!(["result"]));
    define(&mut object, generator.take_definitions(true));
    clean(&mut object);
    Some(object)
}
