//! One draft-07 set of the types that all methods of a document share.

use std::collections::{BTreeMap, BTreeSet};

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};

use super::{Object, as_object, clean::clean, clean::walk};
use crate::descriptor::{ParamDescriptor, SchemaFn};

/// Where the shared types stand in an OpenRPC document.
const PATH: &str = "#/components/schemas/";

/// Collects schemas of inputs and outputs, then gives each shared type one name.
///
/// A type that serde reads otherwise than it writes appears twice: `Name` as it is written, `NameInput` as it is read.
#[derive(Debug)]
pub struct Components {
    inputs: SchemaGenerator,
    outputs: SchemaGenerator,
}

/// What [`Components::finish`] settled.
#[derive(Debug)]
pub struct Settled {
    /// `components.schemas`, sorted by name.
    pub schemas: Object,
    renamed: Renamed,
}

/// Input names that had to give way, with their new ones.
type Renamed = BTreeMap<String, String>;

impl Default for Components {
    fn default() -> Self {
        let draft07 = |settings: fn(SchemaSettings) -> SchemaSettings| {
            let mut chosen = settings(SchemaSettings::draft07());
            chosen.definitions_path = "/components/schemas".into();
            chosen.meta_schema = None;
            chosen.into_generator()
        };
        Self {
            inputs: draft07(SchemaSettings::for_deserialize),
            outputs: draft07(SchemaSettings::for_serialize),
        }
    }
}

impl Components {
    /// The schema of a parameter; its references are settled by [`Settled::input`].
    pub fn param(&mut self, param: &ParamDescriptor) -> Object {
        let mut schema = transformed((param.schema)(&mut self.inputs), &mut self.inputs);
        super::input::describe(&mut schema, param);
        separate_siblings(&mut schema);
        clean(&mut schema);
        schema
    }

    /// The schema of a result.
    pub fn result(&mut self, schema: SchemaFn) -> Object {
        let mut schema = transformed(schema(&mut self.outputs), &mut self.outputs);
        clean(&mut schema);
        schema
    }

    /// Names the shared types.
    #[must_use]
    pub fn finish(mut self) -> Settled {
        let cleaned = |generator: &mut SchemaGenerator| {
            let mut definitions = generator.take_definitions(true);
            for schema in definitions.values_mut() {
                if let Value::Object(schema) = schema {
                    clean(schema);
                }
            }
            definitions
        };
        let (inputs, outputs) = (cleaned(&mut self.inputs), cleaned(&mut self.outputs));
        let is_taken = |name: &str| inputs.contains_key(name) || outputs.contains_key(name);
        let renamed: Renamed = differing(&inputs, &outputs)
            .into_iter()
            .map(|name| {
                let new = free_name(&name, is_taken);
                (name, new)
            })
            .collect();
        let mut schemas = outputs;
        for (name, mut schema) in inputs {
            if let Value::Object(object) = &mut schema {
                rename(object, &renamed);
            }
            schemas.insert(renamed.get(&name).cloned().unwrap_or(name), schema);
        }
        schemas.sort_keys();
        Settled { schemas, renamed }
    }
}

impl Settled {
    /// The shared type that a `$ref` points to.
    #[must_use]
    pub fn resolve(&self, path: &str) -> Option<&Object> {
        self.schemas.get(path.strip_prefix(PATH)?)?.as_object()
    }

    /// Points the references of an input to the names that were settled.
    pub fn input(&self, schema: &mut Object) {
        rename(schema, &self.renamed);
    }
}

fn transformed(mut schema: schemars::Schema, generator: &mut SchemaGenerator) -> Object {
    for transform in generator.transforms_mut() {
        transform.transform(&mut schema);
    }
    as_object(schema)
}

/// A reference stands alone in draft-07: what was written beside it goes to the other side of an `allOf`.
fn separate_siblings(schema: &mut Object) {
    if schema.len() > 1
        && let Some(reference) = schema.shift_remove("$ref")
    {
        schema.insert("allOf".to_owned(), json!([{"$ref": reference}]));
    }
}

/// The names whose two contracts differ, directly or through a type they refer to.
fn differing(inputs: &Object, outputs: &Object) -> BTreeSet<String> {
    let shared: Vec<_> = inputs
        .iter()
        .filter_map(|(name, input)| outputs.get(name).map(|output| (name, input, output)))
        .collect();
    let mut names: BTreeSet<String> = shared
        .iter()
        .filter(|(_, input, output)| input != output)
        .map(|(name, ..)| (*name).clone())
        .collect();
    loop {
        let reached: Vec<_> = shared
            .iter()
            .filter(|(name, input, _)| {
                !names.contains(*name) && references(input).iter().any(|target| names.contains(target))
            })
            .map(|(name, ..)| (*name).clone())
            .collect();
        if reached.is_empty() {
            return names;
        }
        names.extend(reached);
    }
}

fn references(schema: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if let Value::Object(schema) = schema {
        let mut schema = schema.clone();
        for_each_reference(&mut schema, &mut |target| {
            found.insert(target.clone());
        });
    }
    found
}

fn rename(schema: &mut Object, renamed: &Renamed) {
    for_each_reference(schema, &mut |target| {
        if let Some(new) = renamed.get(target) {
            target.clone_from(new);
        }
    });
}

/// `NameInput`, or with a number where a type of that name exists.
fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let plain = format!("{name}Input");
    let mut candidate = plain.clone();
    let mut number = 2;
    while is_taken(&candidate) {
        candidate = format!("{plain}{number}");
        number += 1;
    }
    candidate
}

fn for_each_reference(schema: &mut Object, visit: &mut dyn FnMut(&mut String)) {
    let mut one = |object: &mut Object| {
        if let Some(Value::String(path)) = object.get_mut("$ref")
            && let Some(target) = path.strip_prefix(PATH)
        {
            let mut target = target.to_owned();
            visit(&mut target);
            *path = format!("{PATH}{target}");
        }
    };
    one(schema);
    walk(schema, &mut |value, _| {
        if let Value::Object(object) = value {
            one(object);
        }
    });
}
