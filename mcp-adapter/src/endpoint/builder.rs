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
/// Every published method of the group is a tool; nothing is registered here. All revisions are served on the one path,
/// see the [crate's documentation](crate).
///
/// ```
/// use mcp_adapter::McpEndpoint;
/// use rpc_runtime::{Server, rpc_service};
///
/// #[derive(Default)]
/// struct Lamps;
///
/// #[rpc_service]
/// impl Lamps {
///     /// Says how many lamps are in stock.
///     #[mcp_tool(read_only_hint)]
///     pub fn count(
///         &self,
///         /// Socket, as `E27`.
///         socket: &str,
///     ) -> usize {
///         socket.len()
///     }
/// }
///
/// let endpoint = McpEndpoint::new("/mcp").with_separator("_").with_instructions("Ask for the socket first.");
/// let server = Server::builder().mount(endpoint).build()?;
/// # let ask = async {
/// let client = server.client("/mcp")?;
/// let params = serde_json::json!({"name": "Lamps_count", "arguments": {"socket": "E27"}});
/// let result = client.request("tools/call", params).await?;
/// assert!(result.get().contains(r#""structuredContent":{"result":3}"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # };
/// # tokio::runtime::Builder::new_current_thread().build()?.block_on(ask)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Start-up errors
///
/// A page size of 0; a tool name that is not 1 to 128 characters of `A-Z`, `a-z`, `0-9`, `_`, `.` and `-`; a name that two
/// methods share after [`with_separator`](McpEndpoint::with_separator). All of them are listed at once.
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
