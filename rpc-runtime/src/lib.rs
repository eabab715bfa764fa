//! One annotated `impl` block, served as a JSON-RPC 2.0 API and described by OpenRPC.

pub mod args;
pub mod context;
#[doc(hidden)]
pub mod descriptor;
pub mod error;
pub mod jsonrpc;
pub mod registry;
pub mod text;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use context::{CallContext, Carrier, RequestId};
pub use error::{Environment, ErrorCode, ErrorKind, Failure, IntoRpcError, Rejection, RpcError, Violation};
pub use rpc_macros::{IntoRpcError, rpc_service};
pub use text::Text;
pub use {schemars, serde};
