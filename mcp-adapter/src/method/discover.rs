//! `server/discover`, of 2026-07-28.

use rpc_runtime::jsonrpc::Response;

use crate::engine::{Engine, Fault, Request};

/// What the server is and serves, rendered at mount.
pub(super) fn answer(engine: &Engine, request: &Request<'_>) -> Result<Vec<u8>, Fault> {
    request.checked_params()?;
    Ok(Response {
        id: Some(request.id),
        payload: Ok(engine.identity.discover()),
    }
    .to_vec())
}
