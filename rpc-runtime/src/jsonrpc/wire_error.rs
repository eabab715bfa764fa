//! Faults of the envelope, before any method is known.

use std::{borrow::Cow, fmt};

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::ErrorCode;

/// A body that is no request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WireError {
    /// −32700 or −32600.
    pub code: ErrorCode,
    /// What is wrong with it.
    pub message: Cow<'static, str>,
}

impl WireError {
    /// The body is not JSON.
    #[must_use]
    pub fn parse(reason: impl fmt::Display) -> Self {
        Self {
            code: ErrorCode::PARSE_ERROR,
            message: format!("parse error: {reason}").into(),
        }
    }

    /// The JSON is not a request.
    #[must_use]
    pub fn invalid_request(reason: impl fmt::Display) -> Self {
        Self {
            code: ErrorCode::INVALID_REQUEST,
            message: format!("invalid request: {reason}").into(),
        }
    }

    /// The error object.
    #[must_use]
    pub fn to_object(&self) -> Box<RawValue> {
        // An integer and a string: this cannot fail.
        to_raw_value(self).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for WireError {}
