//! L5: the OpenRPC 1.3.2 document of an endpoint, made once when it is mounted.

mod document;
mod method;

pub(crate) use document::document;
