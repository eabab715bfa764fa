//! `initialize`, of the handshake era.

use rpc_runtime::jsonrpc::{Response, text_of};

use crate::engine::{Engine, Fault, Request, Revision};

/// Agrees on a revision: the one that was asked for, or the newest of this era (2025-11-25 lifecycle, Version
/// Negotiation). A version is never an error here.
pub(super) fn answer(engine: &Engine, request: &Request<'_>) -> Result<Vec<u8>, Fault> {
    let params = request.checked_params()?;
    let Some(version) = params.and_then(|params| text_of(params.protocol_version?)) else {
        return Err(Fault::invalid_params("params.protocolVersion must be a string"));
    };
    for (name, value) in [
        ("capabilities", params.and_then(|params| params.capabilities)),
        ("clientInfo", params.and_then(|params| params.client_info)),
    ] {
        if !value.is_some_and(|value| value.get().starts_with('{')) {
            return Err(Fault::invalid_params(&format!("params.{name} must be an object")));
        }
    }
    let agreed = Revision::from_name(&version)
        .filter(|revision| !revision.is_modern())
        .unwrap_or(Revision::NEWEST_LEGACY);
    Ok(Response {
        id: Some(request.id),
        payload: Ok(engine.identity.initialize(agreed)),
    }
    .to_vec())
}
