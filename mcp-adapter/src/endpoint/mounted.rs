//! The endpoint in a running server.

use std::sync::Arc;

use bytes::Bytes;
use http::{Method, Request, Response};
use rpc_runtime::{
    RpcError,
    http::{Answer, Mounted},
};
use serde_json::value::RawValue;

use crate::{
    engine::Engine,
    http::{client, post},
};

/// GET and DELETE belong to the sessions of the handshake era; without any they are 405, which it allows.
static METHODS: [Method; 1] = [Method::POST];

/// A mounted endpoint.
#[derive(Debug)]
pub(super) struct MountedMcp {
    engine: Engine,
}

impl MountedMcp {
    pub(super) const fn new(engine: Engine) -> Self {
        Self { engine }
    }
}

impl Mounted for MountedMcp {
    fn methods(&self, rest: &str) -> Option<&'static [Method]> {
        rest.is_empty().then_some(&METHODS)
    }

    fn handle(self: Arc<Self>, _rest: &str, request: Request<Bytes>) -> Answer {
        Box::pin(async move { post::answer(&self.engine, request).await })
    }

    fn request(&self, method: &str, params: Option<&RawValue>) -> Request<Bytes> {
        client::request(method, params)
    }

    fn response(&self, response: Response<Bytes>) -> Result<Box<RawValue>, RpcError> {
        client::response(&response)
    }
}
