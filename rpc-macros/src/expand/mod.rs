//! Stage 4: tokens. Nothing here can fail.
//!
//! The user's block is given back as written; beside it stands one `const _` with the descriptor. Bounds on the user's
//! types are asked for by one call each, whose tokens carry the span of the type in the signature.

mod call;
mod decode;
mod default;
mod error_type;
mod method;
mod order;
mod param;
mod path;
mod service;
mod span;
mod strip;

pub(crate) use error_type::{error_type, error_type_stub};
pub(crate) use order::message as order_message;
pub(crate) use service::service;
pub(crate) use strip::markers;
