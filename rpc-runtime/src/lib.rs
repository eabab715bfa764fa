//! One annotated `impl` block, served as a JSON-RPC 2.0 API and described by OpenRPC.
//!
//! ```standalone_crate
//! use rpc_runtime::{RpcEndpoint, Server, rpc_service};
//!
//! #[derive(Default)]
//! struct Greeter;
//!
//! #[rpc_service]
//! impl Greeter {
//!     /// Greets somebody.
//!     pub fn greet(&self, #[rpc(default = "world")] name: &str) -> String {
//!         format!("Hello, {name}!")
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let server = Server::builder().mount(RpcEndpoint::new("/rpc")).build()?;
//! let client = server.client("/rpc")?;
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let greeting = client.request("Greeter.greet", ["Ann"]).await?;
//! assert_eq!(greeting.get(), r#""Hello, Ann!""#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok(())
//! # }
//! ```
//!
//! - [`rpc_service`] and [`IntoRpcError`](derive@IntoRpcError): the attributes
//! - [`Server`], [`RpcEndpoint`], [`Limits`]: serving
//! - [`RpcError`], [`Text`], [`CallContext`]: what methods return and ask for
//!
//! # Features
//!
//! `server` (default): schema check, dispatch, OpenRPC document, HTTP server, in-process client. Without it the crate is
//! what annotated blocks need, for a domain crate that serves nothing itself.

// Layers, lowest first; a module uses only lower ones.
pub mod error;
pub mod jsonrpc;

pub mod args;
pub mod context;
#[doc(hidden)]
pub mod descriptor;
mod text;

mod app_info;
pub mod registry;
pub mod schema;

#[cfg(feature = "server")]
mod validation;

#[cfg(feature = "server")]
pub mod executor;

#[cfg(feature = "server")]
mod dispatch;
#[cfg(feature = "server")]
mod openrpc;

#[cfg(feature = "server")]
pub mod http;

#[cfg(feature = "server")]
pub mod server;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use app_info::AppInfo;
pub use context::{CallContext, Carrier, RequestId};
pub use error::{Environment, ErrorCode, ErrorKind, Failure, IntoRpcError, Rejection, RpcError, Violation};
#[cfg(feature = "server")]
pub use http::{Client, Limits, RpcEndpoint};
pub use registry::Problem;
/// Makes an error type the error of RPC methods.
///
/// Each variant says what a client sees: `code = …` (outside −32768 to −32000, unique in the type), `hint = "…"`,
/// `retryable`, or `internal` (−32603, the text stays in the log in production), or `transparent` (the error it wraps).
/// The message is the variant's `Display`; named fields go into `data.extra`, a `#[source]` or `#[from]` never.
///
/// ```
/// use std::fmt;
///
/// use rpc_runtime::IntoRpcError;
///
/// #[derive(Debug, IntoRpcError)]
/// enum CatalogError {
///     #[rpc(code = 1404)]
///     NotFound { name: String },
/// }
///
/// impl fmt::Display for CatalogError {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         let Self::NotFound { name } = self;
///         write!(f, "no package `{name}`")
///     }
/// }
///
/// let error = CatalogError::NotFound { name: "lamp".to_owned() }.into_rpc_error();
/// assert_eq!(error.code().get(), 1404);
/// assert_eq!(error.extra()["name"], "lamp");
/// ```
///
/// `docs/attributes.md` of the repository lists every key.
pub use rpc_macros::IntoRpcError;
/// Publishes the methods of an `impl` block.
///
/// Every plain `pub` method with `&self` or an `Arc` of it is served as `Type.method`; its parameters, result and doc
/// comments become schemas and descriptions. The block stays as written. Keys of the block: `name`, `group`, `separator`,
/// `rename_all`, `rename_all_params`; `#[rpc(…)]` stands on methods and parameters, `#[mcp_tool(…)]` on methods.
/// A mistake is a compile error at its token, and all of them are reported at once.
///
/// ```
/// use rpc_runtime::rpc_service;
///
/// struct Notes;
///
/// #[rpc_service(group = "mcp", name = "Memo")]
/// impl Notes {
///     /// Lists notes, the newest first.
///     #[mcp_tool(read_only_hint)]
///     pub fn list(
///         &self,
///         /// How many at most.
///         #[rpc(default = 10)]
///         limit: u32,
///     ) -> Vec<String> {
///         vec!["a note".to_owned(); limit.min(1) as usize]
///     }
///
///     #[rpc(skip)]
///     pub fn compact(&self) {}
/// }
///
/// assert_eq!(Notes.list(5), ["a note"]);
/// ```
///
/// `docs/attributes.md` of the repository lists every key.
pub use rpc_macros::rpc_service;
#[cfg(feature = "server")]
pub use server::{Running, Server, ServerBuilder, ServerError};
pub use text::Text;
pub use {schemars, serde};

#[cfg(test)]
mod layers;
