//! All tools of an endpoint, rendered once at mount for every revision.

mod cursor;
mod frame;
mod page;

pub(crate) use frame::Frame;

use std::{
    collections::{BTreeMap, HashMap, btree_map::Entry},
    sync::Arc,
};

use rpc_runtime::{Problem, executor::Pipeline};
use serde_json::value::RawValue;

use crate::{
    endpoint::Settings,
    engine::{PerRevision, Revision},
    method::Identity,
    tool::{Definition, NameFault, Tool},
};

/// The tools of an endpoint.
#[derive(Debug)]
pub(crate) struct Catalog {
    tools: HashMap<String, Tool>,
    pages: PerRevision<Vec<Box<RawValue>>>,
    /// Which page a cursor stands for.
    cursors: HashMap<String, usize>,
    frames: PerRevision<Frame>,
}

impl Catalog {
    /// Renders the tools that run `pipelines`.
    ///
    /// # Errors
    /// Names that are no tool names, or that two methods share; a page size of zero; a separator no name may hold.
    pub(crate) fn new(
        pipelines: &[Arc<Pipeline>],
        settings: &Settings,
        identity: &Identity,
    ) -> Result<Self, Vec<Problem>> {
        let mut problems = settings.problems();
        let definitions = define(pipelines, settings, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        if let Some(dotted) = definitions
            .iter()
            .find(|definition| definition.name.contains('.'))
        {
            tracing::info!(
                tool = dotted.name,
                "tool names hold dots, which some models' back ends refuse: `McpEndpoint::with_separator(\"_\")` replaces them"
            );
        }
        let chunks: Vec<_> = definitions.chunks(settings.page_size).collect();
        let cursors = cursor::after(&definitions, &chunks);
        Ok(Self {
            pages: PerRevision::new(|revision| page::render(&chunks, &cursors, identity, revision)),
            frames: PerRevision::new(|revision| Frame::new(identity, revision)),
            cursors: cursors
                .into_iter()
                .enumerate()
                .map(|(index, cursor)| (cursor, index + 1))
                .collect(),
            tools: definitions
                .iter()
                .map(|definition| (definition.name.clone(), definition.tool()))
                .collect(),
        })
    }

    /// The tool of exactly this name.
    pub(crate) fn tool(&self, name: &str) -> Option<&Tool> {
        self.tools.get(name)
    }

    /// All names, in no order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.tools.keys().map(String::as_str)
    }

    /// The result of `tools/list` without a cursor.
    pub(crate) fn first_page(&self, revision: Revision) -> &RawValue {
        &self.pages.get(revision)[0]
    }

    /// The page a cursor stands for; `None` for a cursor of another tool set, or of nobody.
    pub(crate) fn page_at(&self, cursor: &str, revision: Revision) -> Option<&RawValue> {
        self.cursors
            .get(cursor)
            .map(|index| &*self.pages.get(revision)[*index])
    }

    /// What stands around the content of a tool result.
    pub(crate) fn frame(&self, revision: Revision) -> &Frame {
        self.frames.get(revision)
    }
}

/// The tools sorted by name, so that the list is the same in every process.
fn define<'p>(
    pipelines: &'p [Arc<Pipeline>],
    settings: &Settings,
    problems: &mut Vec<Problem>,
) -> Vec<Definition<'p>> {
    let mut by_name = BTreeMap::<String, Definition<'p>>::new();
    for pipeline in pipelines {
        let method = pipeline.method().descriptor;
        let name = settings.naming.tool_name(method.name).into_owned();
        if let Some(fault) = NameFault::find(&name) {
            problems.push(Problem::new(format!(
                "`{name}` ({}) cannot be the name of a tool: {fault}. Give the method another one with `#[rpc(name = \"…\")]`",
                method.place
            )));
            continue;
        }
        match by_name.entry(name) {
            Entry::Vacant(free) => {
                let name = free.key().clone();
                free.insert(Definition::new(name, pipeline));
            }
            Entry::Occupied(taken) => {
                let first = taken.get().pipeline.method().descriptor;
                problems.push(Problem::new(format!(
                    "`{}` ({}) and `{}` ({}) are both the tool `{}`: rename one with `#[rpc(name = \"…\")]`, or choose another \
                     `with_separator(…)`",
                    first.name,
                    first.place,
                    method.name,
                    method.place,
                    taken.key()
                )));
            }
        }
    }
    by_name.into_values().collect()
}
