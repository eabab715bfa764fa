//! Errors of the protocol: what stops a message before, or instead of, a call.

use std::fmt;

use http::StatusCode;
use rpc_runtime::{ErrorCode, jsonrpc::WireError, serde::Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::revision::Revision;

/// Header and body do not say the same (2026-07-28, Server Validation).
const HEADER_MISMATCH: ErrorCode = ErrorCode::new(-32020);
/// The revision is not served (2026-07-28, Protocol Version Negotiation).
const UNSUPPORTED_PROTOCOL_VERSION: ErrorCode = ErrorCode::new(-32022);

/// An error object with the HTTP status it is sent under.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) object: Box<RawValue>,
}

#[derive(Serialize)]
#[serde(crate = "rpc_runtime::serde")]
struct ErrorObject<'a, D> {
    code: ErrorCode,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<D>,
}

#[derive(Serialize)]
#[serde(crate = "rpc_runtime::serde")]
struct Unsupported<'a> {
    supported: Vec<&'static str>,
    requested: &'a str,
}

impl Fault {
    /// The body is not JSON.
    pub(crate) fn parse(reason: impl fmt::Display) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            object: WireError::parse(reason).to_object(),
        }
    }

    /// The JSON is not one request.
    pub(crate) fn invalid_request(reason: impl fmt::Display) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            object: WireError::invalid_request(reason).to_object(),
        }
    }

    /// The metadata that every modern request carries is missing or malformed (2026-07-28, `_meta`: 400).
    pub(crate) fn invalid_meta(reason: &str) -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            ErrorCode::INVALID_PARAMS,
            reason,
            None::<()>,
        )
    }

    /// A header is missing, repeated, unreadable, or contradicts the body.
    pub(crate) fn header_mismatch(reason: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, HEADER_MISMATCH, reason, None::<()>)
    }

    /// `requested` is not served. Where it is a legacy revision named by a modern request, only modern ones are offered:
    /// listing it again would send the client round in circles.
    pub(crate) fn unsupported_version(requested: &str) -> Self {
        let is_legacy = Revision::from_name(requested).is_some_and(|revision| !revision.is_modern());
        let offered = Revision::NEWEST_FIRST
            .into_iter()
            .filter(|revision| revision.is_modern() || !is_legacy);
        let data = Unsupported {
            supported: offered.map(Revision::name).collect(),
            requested,
        };
        let message = format!("unsupported protocol version: {}", shown(requested));
        Self::new(
            StatusCode::BAD_REQUEST,
            UNSUPPORTED_PROTOCOL_VERSION,
            &message,
            Some(data),
        )
    }

    /// The era has no such method. In the handshake era 404 would mean that the session is gone (2025-11-25, Session
    /// Management), so only 2026-07-28 sends it.
    pub(crate) fn unknown_method(method: &str, revision: Revision) -> Self {
        let status = if revision.is_modern() {
            StatusCode::NOT_FOUND
        } else {
            StatusCode::OK
        };
        Self::new(
            status,
            ErrorCode::METHOD_NOT_FOUND,
            &format!("method not found: {}", shown(method)),
            None::<()>,
        )
    }

    /// `params` do not fit the method.
    pub(crate) fn invalid_params(reason: &str) -> Self {
        Self::invalid_params_with(reason, None::<()>)
    }

    /// `params` do not fit the method, with details.
    pub(crate) fn invalid_params_with(reason: &str, data: Option<impl Serialize>) -> Self {
        Self::new(StatusCode::OK, ErrorCode::INVALID_PARAMS, reason, data)
    }

    /// An error object that is written already.
    pub(crate) const fn from_object(object: Box<RawValue>) -> Self {
        Self {
            status: StatusCode::OK,
            object,
        }
    }

    fn new(status: StatusCode, code: ErrorCode, message: &str, data: Option<impl Serialize>) -> Self {
        // Integers, strings and JSON values only: this cannot fail.
        let object =
            to_raw_value(&ErrorObject { code, message, data }).unwrap_or_else(|_| RawValue::NULL.to_owned());
        Self { status, object }
    }
}

/// As much of a client's text as belongs into a message.
pub(crate) fn shown(text: &str) -> &str {
    text.char_indices().nth(128).map_or(text, |(end, _)| &text[..end])
}
