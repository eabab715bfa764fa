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
        let Some(id) = request.id else {
            self.notify(request, context).await;
            return None;
        };
        let id = Some(id);
        if request.method == DISCOVER {
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
        Some(match outcome {
            Ok(result) => Response {
                id,
                payload: Ok(&result),
            }
            .to_vec(),
            Err(error) => self.failed(id, &error, internal),
        })
    }

    /// Runs a notification to its end, also where the sender closes the connection instead of waiting: there is no answer
    /// to wait for (JSON-RPC 2.0 §4.1). A sender that does wait is told when it has ended, which slows down floods.
    async fn notify(&self, request: Request<'_>, context: CallContext) {
        let executor = Arc::clone(&self.executor);
        let method = request.method.into_owned();
        let params = request.params.raw().map(ToOwned::to_owned);
        let call = async move {
            let params = params.as_deref().and_then(Params::new).unwrap_or_default();
            // The executor has logged a failure; nobody else is told.
            let _ = executor.call(&method, params, context).await;
        };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                let _ = runtime.spawn(call).await;
            }
            // Without a runtime there is no connection to lose.
            Err(_) => call.await,
        }
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
    let is_empty = |raw: &RawValue| raw.get()[1..raw.get().len() - 1].trim().is_empty();
    if params.raw().is_none_or(is_empty) {
        Ok(())
    } else {
        Err(RpcError::invalid_arguments(&[Violation::new(
            "",
            "maxProperties",
            "`rpc.discover` takes no arguments",
        )]))
    }
}
