//! One draft-07 set of the types that all methods of a document share.

use std::collections::BTreeSet;

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::Value;

use super::{
    Object, as_object,
    clean::clean,
    draft07,
    reference::{Renamed, for_each, free_name, hoist, hoist_all, legal, rename, target},
};
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
    dynamic: BTreeSet<String>,
}

/// What [`Components::finish`] settled.
#[derive(Debug)]
pub struct Settled {
    /// `components.schemas`.
    pub schemas: Object,
    /// What holds a `$dynamicRef`, which draft-07 cannot say: names of shared types, parameters, or `result`.
    pub dynamic: BTreeSet<String>,
    inputs: Renamed,
    outputs: Renamed,
}

impl Default for Components {
    fn default() -> Self {
        let generator = |settings: fn(SchemaSettings) -> SchemaSettings| {
            let mut chosen = settings(SchemaSettings::draft07());
            chosen.definitions_path = "/components/schemas".into();
            chosen.meta_schema = None;
            chosen.into_generator()
        };
        Self {
            inputs: generator(SchemaSettings::for_deserialize),
            outputs: generator(SchemaSettings::for_serialize),
            dynamic: BTreeSet::new(),
        }
    }
}

impl Components {
    /// The schema of a parameter; its references are settled by [`Settled::input`].
    pub fn param(&mut self, param: &ParamDescriptor) -> Object {
        let mut schema = transformed((param.schema)(&mut self.inputs), &mut self.inputs);
        super::input::describe(&mut schema, param);
        rewrite(&mut schema, param.name, &mut self.dynamic);
        schema
    }

    /// The schema of a result; its references are settled by [`Settled::output`].
    pub fn result(&mut self, schema: SchemaFn) -> Object {
        let mut schema = transformed(schema(&mut self.outputs), &mut self.outputs);
        rewrite(&mut schema, "result", &mut self.dynamic);
        schema
    }

    /// Names the shared types.
    #[must_use]
    pub fn finish(mut self) -> Settled {
        let mut dynamic = self.dynamic;
        let mut rewritten = |generator: &mut SchemaGenerator| {
            let mut definitions = generator.take_definitions(true);
            for (name, schema) in &mut definitions {
                if let Value::Object(schema) = schema {
                    rewrite(schema, name, &mut dynamic);
                }
            }
            definitions
        };
        let (inputs, outputs) = (rewritten(&mut self.inputs), rewritten(&mut self.outputs));
        let mut taken: BTreeSet<String> = inputs.keys().chain(outputs.keys()).cloned().collect();
        let mut give = |wanted: String| {
            let new = free_name(&wanted, |name| taken.contains(name));
            taken.insert(new.clone());
            new
        };
        let illegal = |names: &Object| -> Vec<String> {
            let names = names.keys().filter(|name| legal(name) != **name);
            names.cloned().collect()
        };
        let new_outputs: Renamed = illegal(&outputs)
            .into_iter()
            .map(|name| (name.clone(), give(legal(&name))))
            .collect();
        let differing = differing(&inputs, &outputs);
        let mut new_inputs = Renamed::new();
        for name in illegal(&inputs) {
            if !differing.contains(&name) {
                let new = new_outputs
                    .get(&name)
                    .cloned()
                    .unwrap_or_else(|| give(legal(&name)));
                new_inputs.insert(name, new);
            }
        }
        for name in differing {
            let new = give(format!("{}Input", legal(&name)));
            new_inputs.insert(name, new);
        }
        let mut schemas = Object::new();
        for (definitions, renamed) in [(outputs, &new_outputs), (inputs, &new_inputs)] {
            for (name, mut schema) in definitions {
                if let Value::Object(object) = &mut schema {
                    rename(object, PATH, renamed);
                }
                schemas.insert(renamed.get(&name).cloned().unwrap_or(name), schema);
            }
        }
        hoist_all(&mut schemas, PATH);
        Settled {
            schemas,
            dynamic,
            inputs: new_inputs,
            outputs: new_outputs,
        }
    }
}

impl Settled {
    /// The shared type that a `$ref` points to.
    #[must_use]
    pub fn resolve(&self, path: &str) -> Option<&Object> {
        self.schemas.get(&target(path, PATH)?)?.as_object()
    }

    /// Points the references of an input to the names that were settled.
    pub fn input(&mut self, schema: &mut Object) {
        rename(schema, PATH, &self.inputs);
        self.adopt(schema);
    }

    /// Points the references of a result to the names that were settled.
    pub fn output(&mut self, schema: &mut Object) {
        rename(schema, PATH, &self.outputs);
        self.adopt(schema);
    }

    /// Takes over the definitions that a schema brings itself.
    fn adopt(&mut self, schema: &mut Object) {
        let known = self.schemas.len();
        hoist(schema, PATH, &mut self.schemas);
        if self.schemas.len() > known {
            hoist_all(&mut self.schemas, PATH);
        }
    }
}

fn transformed(mut schema: schemars::Schema, generator: &mut SchemaGenerator) -> Object {
    for transform in generator.transforms_mut() {
        transform.transform(&mut schema);
    }
    as_object(schema)
}

/// As draft-07 has it, without what clients stumble over.
fn rewrite(schema: &mut Object, name: &str, dynamic: &mut BTreeSet<String>) {
    if draft07::is_dynamic(schema) {
        dynamic.insert(name.to_owned());
    }
    draft07::convert(schema);
    clean(schema);
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
        for_each(&mut schema, &mut |path| found.extend(target(path, PATH)));
    }
    found
}
