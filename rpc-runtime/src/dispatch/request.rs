//! Reads an envelope as JSON-RPC 2.0 §4 wants it.

use std::borrow::Cow;

use serde_json::value::RawValue;

use crate::jsonrpc::{Envelope, Id, Params, WireError};

/// One request or notification.
#[derive(Debug)]
pub(super) struct Request<'a> {
    /// `None` in a notification.
    pub(super) id: Option<Id<'a>>,
    pub(super) method: Cow<'a, str>,
    pub(super) params: Params<'a>,
}

/// What an envelope turned out to be.
#[derive(Debug)]
pub(super) enum Read<'a> {
    Request(Request<'a>),
    /// A notification that makes no sense: it is not answered.
    Ignored,
    /// No request; answered with this id, `null` where none could be read (§5).
    Invalid(Id<'a>, WireError),
}

impl<'a> Read<'a> {
    pub(super) fn new(raw: &'a RawValue) -> Self {
        let envelope = match Envelope::parse(raw) {
            Ok(envelope) => envelope,
            Err(error) => return Self::Invalid(Id::NULL, error),
        };
        if let Some(member) = envelope.repeated {
            return Self::invalid(Id::NULL, format_args!("member `{member}` is given twice"));
        }
        let id = match envelope.id.map(Id::new) {
            Some(None) => return Self::invalid(Id::NULL, "`id` must be a string, a number or null"),
            Some(id) => id,
            None => None,
        };
        let shown = id.unwrap_or(Id::NULL);
        if envelope.method.is_none() && envelope.is_response {
            return Self::invalid(Id::NULL, "this is a response, and the server has asked nothing");
        }
        if !envelope.is_version_2() {
            return Self::invalid(shown, "`jsonrpc` must be \"2.0\"");
        }
        let Some(method) = envelope.method_name() else {
            let reason = if envelope.method.is_none() {
                "`method` is missing"
            } else {
                "`method` must be a string"
            };
            return Self::invalid(shown, reason);
        };
        let params = match envelope.params.map(Params::new) {
            None => Params::None,
            Some(Some(params)) => params,
            Some(None) if id.is_none() => return Self::Ignored,
            Some(None) => return Self::invalid(shown, "`params` must be an array or an object"),
        };
        Self::Request(Request { id, method, params })
    }

    fn invalid(id: Id<'a>, reason: impl std::fmt::Display) -> Self {
        Self::Invalid(id, WireError::invalid_request(reason))
    }
}
