//! The HTTP carrier: requests to the engine, replies to the wire.

pub(crate) mod client;
pub(crate) mod post;
