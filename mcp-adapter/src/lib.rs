//! Serves the methods of [`rpc_runtime`] as tools of the Model Context Protocol (MCP).
//!
//! Every published method of the mounted groups is a tool: its name, title, description, input schema and output schema
//! come from the same annotated `impl` block that `/rpc` serves, and a tool call is an ordinary call of the same
//! executor. There is nothing to register here; mount an [`McpEndpoint`].
//!
//! # Revisions
//!
//! | revision | form |
//! |---|---|
//! | 2026-07-28 | stateless: `server/discover`, `tools/list`, `tools/call`, metadata with every request |
//! | 2025-11-25, 2025-06-18, 2025-03-26 | handshake: `initialize`, `ping`, `tools/list`, `tools/call` |
//!
//! All of them are served on one path at the same time. What a revision does not define is not sent in it: `outputSchema`
//! and `structuredContent` from 2025-06-18 on, `resultType`, caching hints and `serverInfo` in results in 2026-07-28.
//!
//! # Results
//!
//! A result is one text block with the JSON exactly as `/rpc` puts it in `result`, and `structuredContent`
//! `{"result": …}` where the tool has an output schema; [`rpc_runtime::Text`] is the bare text. The schema wraps the
//! result the same way, so a list or a number is an object for clients that ask for one. A list is always a list in
//! Rust: there is no type that is an array for one value and an object for another, so no schema says
//! `["array", "object"]`.
//!
//! Arguments that break the input schema are a JSON-RPC error −32602 and the method is not entered; see
//! [`ArgumentErrors`] for the other form. A method that fails, or panics, gives a result with `isError: true` whose text
//! is the error object of `/rpc`.
//!
//! # What it does not do
//!
//! Tools only: no prompts, resources or completions. Requests are answered as one JSON object: no sessions, event
//! streams or batches.

mod catalog;
mod endpoint;
mod engine;
mod http;
mod method;
mod tool;

pub use endpoint::{ArgumentErrors, McpEndpoint};
