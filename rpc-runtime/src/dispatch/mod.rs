//! L5: JSON-RPC 2.0 over the executor.

mod batch;
mod request;
mod single;

use std::sync::Arc;

use serde_json::value::RawValue;

use crate::{
    executor::Executor,
    jsonrpc::{Id, Message, Response, WireError},
};

/// Answers JSON-RPC bodies; knows no transport.
#[derive(Debug)]
pub(crate) struct Dispatcher {
    executor: Arc<Executor>,
    /// The OpenRPC document, the answer to `rpc.discover`.
    document: Box<RawValue>,
    max_batch: usize,
}

impl Dispatcher {
    /// Answers `rpc.discover` with `document` and refuses batches of more than `max_batch` members.
    #[must_use]
    pub(crate) fn new(executor: Arc<Executor>, document: Box<RawValue>, max_batch: usize) -> Self {
        Self {
            executor,
            document,
            max_batch,
        }
    }

    /// The OpenRPC document.
    #[must_use]
    pub(crate) fn document(&self) -> &RawValue {
        &self.document
    }

    /// Answers one body; `None` where there is nothing to say (JSON-RPC 2.0 §4.1, §6).
    pub(crate) async fn handle(&self, body: &[u8], request: Arc<::http::request::Parts>) -> Option<Vec<u8>> {
        match Message::parse(body) {
            Ok(Message::Single(raw)) => self.single(raw, request).await,
            Ok(Message::Batch(members)) => self.batch(members, request).await,
            Err(error) => Some(refused(Id::NULL, &error)),
        }
    }
}

/// The answer to something that is no request.
fn refused(id: Id<'_>, error: &WireError) -> Vec<u8> {
    let object = error.to_object();
    Response {
        id: Some(id),
        payload: Err(&object),
    }
    .to_vec()
}
