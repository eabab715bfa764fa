//! The builder.

use std::{sync::Arc, time::Duration};

use rpc_runtime::{
    Problem,
    http::{Endpoint, Mount, Mounted},
};

use super::{ArgumentErrors, Settings, mounted::MountedMcp};
use crate::engine::Engine;

/// Serves the methods of a group as MCP tools on a path.
///
/// ```
/// use std::time::Duration;
///
/// use mcp_adapter::{ArgumentErrors, McpEndpoint};
///
/// let endpoint = McpEndpoint::new("/mcp")
///     .group("agents")
///     .with_separator("_")
///     .with_instructions("Search before you order.")
///     .with_argument_errors(ArgumentErrors::ToolResult)
///     .with_list_ttl(Duration::from_secs(60));
/// // Server::builder().mount(endpoint) …
/// # drop(endpoint);
/// ```
#[derive(Debug)]
#[must_use = "an endpoint serves when it is mounted"]
pub struct McpEndpoint {
    path: String,
    groups: Vec<String>,
    settings: Settings,
}

impl McpEndpoint {
    /// An endpoint for the group `api` at `path`, with a leading slash and without a trailing one.
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            groups: vec!["api".to_owned()],
            settings: Settings::default(),
        }
    }

    /// Serves this group instead of `api`.
    pub fn group(self, group: impl Into<String>) -> Self {
        self.groups([group])
    }

    /// Serves the methods of several groups as one list of tools.
    pub fn groups<G: Into<String>>(mut self, groups: impl IntoIterator<Item = G>) -> Self {
        self.groups = groups.into_iter().map(Into::into).collect();
        self
    }

    /// Shows at most `tools` tools in one answer to `tools/list`; 1000 unless set, at least 1.
    ///
    /// A cursor holds on every replica that serves the same tools with the same page size.
    pub fn with_page_size(mut self, tools: usize) -> Self {
        self.settings.page_size = tools;
        self
    }

    /// Replaces every dot of a method's name in the tool's name: with `_`, `Catalog.search` is the tool
    /// `Catalog_search`.
    ///
    /// MCP allows dots and they are kept unless this is set; the back ends of some models refuse them. Two methods that
    /// would get one name keep the server from starting.
    pub fn with_separator(mut self, separator: impl Into<String>) -> Self {
        self.settings.naming.separator = Some(separator.into());
        self
    }

    /// Says how arguments that break a tool's input schema are answered.
    pub fn with_argument_errors(mut self, form: ArgumentErrors) -> Self {
        self.settings.argument_errors = form;
        self
    }

    /// Adds a text that tells a model how to use the tools together; an empty one is none.
    pub fn with_instructions(mut self, text: impl Into<String>) -> Self {
        self.settings.instructions = Some(text.into()).filter(|text| !text.is_empty());
        self
    }

    /// Says how long a client may keep the answers to `server/discover` and `tools/list` (`ttlMs` of 2026-07-28); one
    /// hour unless set.
    ///
    /// The tools of a running server do not change, so the time to choose is how long after a deployment a client may
    /// still know the tools of the one before.
    pub fn with_list_ttl(mut self, ttl: Duration) -> Self {
        self.settings.list_ttl = ttl;
        self
    }
}

impl Endpoint for McpEndpoint {
    fn path(&self) -> &str {
        &self.path
    }

    fn groups(&self) -> &[String] {
        &self.groups
    }

    fn mount(self: Box<Self>, mount: Mount) -> Result<Arc<dyn Mounted>, Vec<Problem>> {
        let engine = Engine::new(mount.executor, &mount.info, &self.settings)?;
        Ok(Arc::new(MountedMcp::new(engine)))
    }
}
