//! `ping`, of the handshake era.

use crate::engine::{Request, response};

/// An empty result (2025-11-25, Ping).
pub(super) fn answer(request: &Request<'_>) -> Vec<u8> {
    response(request.id, 2, |out| out.extend_from_slice(b"{}"))
}
