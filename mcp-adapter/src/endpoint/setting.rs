//! What can be set.

use std::time::Duration;

use rpc_runtime::Problem;

use crate::tool::Naming;

/// How arguments that break a tool's input schema are answered; the method is not entered either way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ArgumentErrors {
    /// A JSON-RPC error −32602 that lists every violation, as at `/rpc`.
    #[default]
    Protocol,
    /// A tool result with `isError: true` and the same error object as text, so that a model reads it and can repair
    /// the call; the text of 2025-11-25 and later prefers this form.
    ToolResult,
}

/// The settings of one endpoint.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) naming: Naming,
    pub(crate) page_size: usize,
    pub(crate) argument_errors: ArgumentErrors,
    pub(crate) instructions: Option<String>,
    pub(crate) list_ttl: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            naming: Naming::default(),
            page_size: 1000,
            argument_errors: ArgumentErrors::default(),
            instructions: None,
            list_ttl: Duration::from_secs(60 * 60),
        }
    }
}

impl Settings {
    /// The settings that cannot be served.
    pub(crate) fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.page_size == 0 {
            problems.push(Problem::new(
                "`McpEndpoint::with_page_size(0)` shows no tool: give at least 1",
            ));
        }
        if let Some(character) = self.naming.foreign_character() {
            problems.push(Problem::new(format!(
                "`McpEndpoint::with_separator(…)` holds `{}`: tool names are made of A-Z, a-z, 0-9, `_`, `.` and `-`",
                character.escape_debug()
            )));
        }
        problems
    }
}
