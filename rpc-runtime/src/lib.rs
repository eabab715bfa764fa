//! One annotated `impl` block, served as a JSON-RPC 2.0 API and described by OpenRPC.

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
pub mod validation;

#[cfg(feature = "server")]
pub mod executor;

#[cfg(feature = "server")]
pub mod dispatch;
#[cfg(feature = "server")]
pub mod openrpc;

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
pub use rpc_macros::{IntoRpcError, rpc_service};
#[cfg(feature = "server")]
pub use server::{Running, Server, ServerBuilder, ServerError};
pub use text::Text;
pub use {schemars, serde};

#[cfg(test)]
mod layers;
