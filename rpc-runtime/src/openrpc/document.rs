//! The document as a whole.

use serde_json::{Value, json, value::RawValue, value::to_raw_value};

use super::method::Described;
use crate::{
    app_info::AppInfo,
    executor::Executor,
    registry::Problem,
    schema::{Components, Object},
};

/// The version of the specification that the document follows.
const OPENRPC: &str = "1.3.2";

/// The OpenRPC document of the methods that `executor` runs, served at `url`.
///
/// # Errors
/// A schema cannot be said in draft-07, which OpenRPC asks for.
pub(crate) fn document(
    executor: &Executor,
    info: &AppInfo,
    url: &str,
) -> Result<Box<RawValue>, Vec<Problem>> {
    let mut components = Components::default();
    let described: Vec<_> = executor
        .pipelines()
        .iter()
        .map(|pipeline| Described::new(pipeline.method().descriptor, &mut components))
        .collect();
    let mut settled = components.finish();
    if !settled.dynamic.is_empty() {
        let problem = |name| {
            Problem::new(format!(
                "the schema of `{name}` holds `$dynamicRef`, which OpenRPC (draft-07) cannot say: use `$ref`"
            ))
        };
        return Err(settled.dynamic.iter().map(problem).collect());
    }
    let methods: Vec<Value> = described
        .into_iter()
        .map(|method| Value::Object(method.finish(&mut settled)))
        .collect();

    let mut root = Object::new();
    root.insert("openrpc".to_owned(), json!(OPENRPC));
    root.insert("info".to_owned(), Value::Object(info_object(info)));
    root.insert(
        "servers".to_owned(),
        json!([{"name": info.title.as_deref().unwrap_or(&info.name), "url": url}]),
    );
    root.insert("methods".to_owned(), Value::Array(methods));
    if !settled.schemas.is_empty() {
        settled.schemas.sort_keys();
        root.insert("components".to_owned(), json!({"schemas": settled.schemas}));
    }
    to_raw_value(&root).map_err(|error| {
        vec![Problem::new(format!(
            "the OpenRPC document cannot be written: {error}"
        ))]
    })
}

fn info_object(info: &AppInfo) -> Object {
    let mut object = Object::new();
    object.insert(
        "title".to_owned(),
        json!(info.title.as_deref().unwrap_or(&info.name)),
    );
    if let Some(description) = &info.description {
        object.insert("description".to_owned(), json!(description));
    }
    object.insert("version".to_owned(), json!(info.version));
    object
}
