//! One request or notification.

use std::sync::Arc;

use ::http::request::Parts;
use serde_json::value::RawValue;

use super::{
    Dispatcher, refused,
    request::{Read, Request},
};
use crate::{
    context::{CallContext, Carrier},
    error::{RpcError, Violation},
    jsonrpc::{Params, Response},
};

/// The one method of the reserved namespace that is served (OpenRPC, Service Discovery).
const DISCOVER: &str = "rpc.discover";

impl Dispatcher {
    pub(super) async fn single(&self, raw: &RawValue, parts: Arc<Parts>) -> Option<Vec<u8>> {
        match Read::new(raw) {
            Read::Request(request) => self.call(request, parts).await,
            Read::Ignored => None,
            Read::Invalid(id, error) => Some(refused(id, &error)),
        }
    }

    async fn call(&self, request: Request<'_>, parts: Arc<Parts>) -> Option<Vec<u8>> {
        let context = CallContext::new(Carrier::RPC, parts);
        let internal = context.request_id();
        if request.method == DISCOVER {
            let id = Some(request.id?);
            return Some(match discovery_arguments(request.params) {
                Ok(()) => Response {
                    id,
                    payload: Ok(&self.document),
                }
                .to_vec(),
                Err(error) => self.failed(id, &error, internal),
            });
        }
        let outcome = self.executor.call(&request.method, request.params, context).await;
        let id = Some(request.id?);
        Some(match outcome {
            Ok(result) => Response {
                id,
                payload: Ok(&result),
            }
            .to_vec(),
            Err(error) => self.failed(id, &error, internal),
        })
    }

    fn failed(
        &self,
        id: Option<crate::jsonrpc::Id<'_>>,
        error: &RpcError,
        internal: crate::context::RequestId,
    ) -> Vec<u8> {
        let object = error.to_object(self.executor.policy(), &internal.to_string());
        Response {
            id,
            payload: Err(&object),
        }
        .to_vec()
    }
}

fn discovery_arguments(params: Params<'_>) -> Result<(), RpcError> {
    let is_empty = match params {
        Params::None => true,
        Params::Positional(raw) | Params::Named(raw) => raw.get()[1..raw.get().len() - 1].trim().is_empty(),
    };
    if is_empty {
        Ok(())
    } else {
        Err(RpcError::invalid_arguments(&[Violation::new(
            "",
            "maxProperties",
            "`rpc.discover` takes no arguments",
        )]))
    }
}
