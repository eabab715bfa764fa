//! A tool: one method of the group, as a client sees it.

mod annotation;
mod name;
mod text;

pub(crate) use name::{NameFault, Naming};

use rpc_runtime::{
    descriptor::ResultKind,
    executor::Pipeline,
    schema::{Object, output_schema},
};
use serde_json::{Map, Value, json};

use crate::engine::Revision;

/// What a call must know of its tool.
#[derive(Debug)]
pub(crate) struct Tool {
    /// The method behind it.
    pub(crate) method: &'static str,
    /// Whether its result is raw text.
    pub(crate) is_text: bool,
    /// Whether its result is sent as data too.
    pub(crate) has_output_schema: bool,
}

/// A tool with everything that is shown of it.
#[derive(Debug)]
pub(crate) struct Definition<'p> {
    pub(crate) name: String,
    pub(crate) pipeline: &'p Pipeline,
    output_schema: Option<Object>,
}

impl<'p> Definition<'p> {
    /// The tool `name` that runs `pipeline`.
    pub(crate) fn new(name: String, pipeline: &'p Pipeline) -> Self {
        Self {
            name,
            pipeline,
            output_schema: output_schema(pipeline.method().descriptor),
        }
    }

    /// What a call needs.
    pub(crate) fn tool(&self) -> Tool {
        let descriptor = self.pipeline.method().descriptor;
        Tool {
            method: descriptor.name,
            is_text: (descriptor.result)().kind == ResultKind::Text,
            has_output_schema: self.output_schema.is_some(),
        }
    }

    /// Its entry in a list, with the members that `revision` defines.
    pub(crate) fn render(&self, revision: Revision) -> Value {
        let descriptor = self.pipeline.method().descriptor;
        let title = text::title(descriptor, &self.name);
        let mut entry = Map::new();
        entry.insert("name".to_owned(), json!(self.name));
        if revision.has_title() {
            entry.insert("title".to_owned(), json!(title));
        }
        entry.insert(
            "description".to_owned(),
            json!(text::description(descriptor, &self.name)),
        );
        entry.insert(
            "inputSchema".to_owned(),
            Value::Object(self.pipeline.input_schema().clone()),
        );
        if let Some(schema) = self
            .output_schema
            .as_ref()
            .filter(|_| revision.has_structured_content())
        {
            entry.insert("outputSchema".to_owned(), Value::Object(schema.clone()));
        }
        // Before tools had a title of their own it stood among the annotations.
        let annotations = annotation::render(&descriptor.tool, (!revision.has_title()).then_some(title));
        if !annotations.is_empty() {
            entry.insert("annotations".to_owned(), Value::Object(annotations));
        }
        Value::Object(entry)
    }
}
