//! What the engine hands back to a carrier.

use http::StatusCode;
use rpc_runtime::jsonrpc::{Id, Response};

use super::fault::Fault;

/// The answer to one message.
#[derive(Debug)]
pub(crate) enum Reply {
    /// One JSON-RPC response; a carrier without statuses sends the body alone.
    Json {
        /// 200, or what the revision prescribes for the error.
        status: StatusCode,
        /// The response.
        body: Vec<u8>,
    },
    /// Taken, and there is nothing to say (2026-07-28, Sending Messages 5).
    Accepted,
}

impl Reply {
    /// A response that holds a result.
    pub(crate) const fn ok(body: Vec<u8>) -> Self {
        Self::Json {
            status: StatusCode::OK,
            body,
        }
    }

    /// An error; without an id the member is left out, since `null` is no id here (2025-11-25 and later, Error
    /// Responses).
    pub(crate) fn error(id: Option<Id<'_>>, fault: &Fault) -> Self {
        Self::Json {
            status: fault.status,
            body: Response {
                id,
                payload: Err(&fault.object),
            }
            .to_vec(),
        }
    }
}
