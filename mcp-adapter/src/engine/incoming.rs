//! What a carrier hands to the engine.

use std::sync::Arc;

use bytes::Bytes;
use http::request::Parts;

use super::mirror::HeaderMirror;

/// One message with the facts of its carrier.
#[derive(Debug)]
pub(crate) struct Incoming {
    /// The message.
    pub(crate) body: Bytes,
    /// The HTTP request it came with, which a method may look at.
    pub(crate) request: Arc<Parts>,
}

impl Incoming {
    /// The headers that repeat members of the body.
    pub(crate) fn mirror(&self) -> HeaderMirror<'_> {
        HeaderMirror::new(&self.request.headers)
    }
}
