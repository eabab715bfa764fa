//! `ping`, of the handshake era.

use crate::engine::{Fault, Request, response};

/// An empty result (2025-11-25, Ping).
pub(super) fn answer(request: &Request<'_>) -> Result<Vec<u8>, Fault> {
    request.checked_params()?;
    Ok(response(request.id, 2, |out| out.extend_from_slice(b"{}")))
}
