//! L0: what can go wrong, and how it is written for a client.
//!
//! One [`RpcError`] travels from any fault to every carrier. It is opaque outside, keeps what a client may read apart
//! from what only the log may hold, and is rendered once by an [`ErrorPolicy`].

mod code;
mod convert;
#[doc(hidden)]
pub mod derived;
mod kind;
mod object;
mod policy;
mod rpc_error;
mod violation;

pub use code::ErrorCode;
pub use convert::{ErrorSpec, IntoRpcError};
pub use kind::{ErrorKind, Failure, Rejection};
pub use policy::{Environment, ErrorPolicy};
pub use rpc_error::RpcError;
pub use violation::Violation;
