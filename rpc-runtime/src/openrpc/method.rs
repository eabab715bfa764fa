//! One method object.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    descriptor::{MethodDescriptor, ResultKind},
    schema::{Components, Object, Settled},
};

/// A method whose schemas were collected and whose type names are not settled yet.
pub(super) struct Described {
    method: &'static MethodDescriptor,
    params: Vec<Object>,
    result: Object,
}

impl Described {
    pub(super) fn new(method: &'static MethodDescriptor, components: &mut Components) -> Self {
        let params = method
            .params
            .iter()
            .map(|param| components.param(param))
            .collect();
        let result = (method.result)();
        let result = match result.kind {
            ResultKind::Unit => Object::from_iter([("type".to_owned(), json!("null"))]),
            ResultKind::Value | ResultKind::Text => components.result(result.schema),
        };
        Self {
            method,
            params,
            result,
        }
    }

    /// The method object.
    pub(super) fn finish(mut self, settled: &mut Settled) -> Object {
        let method = self.method;
        for schema in &mut self.params {
            settled.input(schema);
        }
        settled.output(&mut self.result);
        let mut object = Object::new();
        object.insert("name".to_owned(), json!(method.name));
        if !method.summary.is_empty() {
            object.insert("summary".to_owned(), json!(method.summary));
        }
        if !method.description.is_empty() {
            object.insert("description".to_owned(), json!(method.description));
        }
        if method.is_by_name || method.has_params_object {
            object.insert("paramStructure".to_owned(), json!("by-name"));
        }
        object.insert("params".to_owned(), Value::Array(self.descriptors(settled)));
        object.insert(
            "result".to_owned(),
            Value::Object(result_descriptor(method, self.result)),
        );
        let errors = errors(method);
        if !errors.is_empty() {
            object.insert("errors".to_owned(), Value::Array(errors));
        }
        object
    }

    /// Content descriptors, required ones first as OpenRPC wants them.
    fn descriptors(&mut self, settled: &Settled) -> Vec<Value> {
        let params = std::mem::take(&mut self.params);
        let mut descriptors: Vec<(bool, Value)> = if self.method.has_params_object {
            params
                .into_iter()
                .flat_map(|schema| members(schema, settled))
                .collect()
        } else {
            let described = self.method.params.iter().zip(params);
            described
                .map(|(param, schema)| {
                    (
                        !param.is_optional,
                        descriptor(param.name, schema, !param.is_optional),
                    )
                })
                .collect()
        };
        descriptors.sort_by_key(|(is_required, _)| !is_required);
        descriptors
            .into_iter()
            .map(|(_, descriptor)| descriptor)
            .collect()
    }
}

/// One descriptor; its text stands outside the schema, where OpenRPC looks for it.
fn descriptor(name: &str, mut schema: Object, is_required: bool) -> Value {
    let mut object = Object::new();
    object.insert("name".to_owned(), json!(name));
    if let Some(description) = schema.shift_remove("description") {
        object.insert("description".to_owned(), description);
    }
    object.insert("required".to_owned(), json!(is_required));
    object.insert("schema".to_owned(), Value::Object(lone_reference(schema)));
    Value::Object(object)
}

/// `{"allOf":[{"$ref":…}]}` says no more than the reference alone.
fn lone_reference(mut schema: Object) -> Object {
    if schema.len() == 1
        && let Some(Value::Array(parts)) = schema.get_mut("allOf")
        && let [Value::Object(reference)] = parts.as_mut_slice()
        && reference.contains_key("$ref")
    {
        return std::mem::take(reference);
    }
    schema
}

/// The members of an object whose schema may have several forms.
#[derive(Default)]
struct Members {
    found: Object,
    required: BTreeSet<String>,
    /// The references that were followed.
    seen: BTreeSet<String>,
}

/// The members of a type that is the params object itself, its own ones and those of the forms it may take.
fn members(mut schema: Object, settled: &Settled) -> Vec<(bool, Value)> {
    // The text of the object has no place in the document: its members are the parameters.
    schema.shift_remove("description");
    let schema = lone_reference(schema);
    let mut members = Members::default();
    collect(&schema, settled, true, &mut members);
    let Members { found, required, .. } = members;
    found
        .into_iter()
        .map(|(name, schema)| {
            let is_required = required.contains(&name);
            let schema = match schema {
                Value::Object(schema) => schema,
                _ => Object::new(),
            };
            (is_required, descriptor(&name, schema, is_required))
        })
        .collect()
}

/// Collects the members of one schema; what stands in one of several forms is not `is_certain` to be there,
/// and has one schema of each form.
fn collect(schema: &Object, settled: &Settled, is_certain: bool, members: &mut Members) {
    if let Some(path) = schema.get("$ref").and_then(Value::as_str) {
        // A type that is reached a second time has nothing to add, and one that refers to itself would not end.
        if let Some(target) = settled.resolve(path)
            && members.seen.insert(path.to_owned())
        {
            collect(target, settled, is_certain, members);
        }
        return;
    }
    let list = |keyword| {
        schema
            .get(keyword)
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
    };
    if is_certain {
        let names = list("required").filter_map(Value::as_str).map(str::to_owned);
        members.required.extend(names);
    }
    let properties = schema.get("properties").and_then(Value::as_object);
    for (name, property) in properties.into_iter().flatten() {
        match members.found.get_mut(name) {
            None => {
                members.found.insert(name.clone(), property.clone());
            }
            // The object's own word on a member goes before that of a form.
            Some(_) if is_certain => {}
            Some(known) if known == property => {}
            Some(Value::Object(known)) if known.len() == 1 && known.contains_key("anyOf") => {
                if let Some(Value::Array(forms)) = known.get_mut("anyOf") {
                    forms.push(property.clone());
                }
            }
            Some(known) => *known = json!({"anyOf": [known, property]}),
        }
    }
    for (keyword, is_certain) in [("allOf", is_certain), ("anyOf", false), ("oneOf", false)] {
        for part in list(keyword).filter_map(Value::as_object) {
            collect(part, settled, is_certain, members);
        }
    }
}

fn result_descriptor(method: &MethodDescriptor, schema: Object) -> Object {
    let mut object = Object::new();
    object.insert("name".to_owned(), json!("result"));
    if !method.returns.is_empty() {
        object.insert("description".to_owned(), json!(method.returns));
    }
    object.insert("schema".to_owned(), Value::Object(schema));
    object
}

/// Error objects; a code stands once in a method (OpenRPC, Error Object).
fn errors(method: &MethodDescriptor) -> Vec<Value> {
    let mut seen = BTreeSet::new();
    (method.errors)()
        .into_iter()
        .filter(|error| seen.insert(error.code))
        .map(|error| json!({"code": error.code, "message": error.message}))
        .collect()
}
