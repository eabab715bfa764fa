//! The protocol without I/O: bytes and facts in, an answer out.
//!
//! A carrier hands a message to [`Engine::handle`] and sends the [`Reply`]. The revision is decided once per request
//! (`era`), from there on everything asks the one table of what a revision allows (`revision`). What does not depend on
//! a request was rendered when the engine was made.

mod answer;
mod era;
mod fault;
mod incoming;
mod message;
pub(crate) mod mirror;
mod object;
mod params;
mod reply;
mod revision;
pub(crate) mod sentinel;

pub(crate) use answer::response;
pub(crate) use fault::{Fault, shown};
pub(crate) use incoming::Incoming;
pub(crate) use message::Request;
pub(crate) use object::{Members, Object};
pub(crate) use params::{Meta, key};
pub(crate) use reply::Reply;
pub(crate) use revision::{PerRevision, Revision};

use std::sync::Arc;

use message::Message;
use rpc_runtime::{AppInfo, Problem, executor::Executor};

use crate::{
    catalog::Catalog,
    endpoint::{ArgumentErrors, Settings},
    method::{self, Identity},
};

/// Answers the messages of one endpoint.
#[derive(Debug)]
pub(crate) struct Engine {
    pub(crate) executor: Arc<Executor>,
    pub(crate) catalog: Catalog,
    pub(crate) identity: Identity,
    pub(crate) argument_errors: ArgumentErrors,
}

impl Engine {
    /// Prepares everything that does not depend on a request.
    ///
    /// # Errors
    /// Every setting and every tool name that cannot be served.
    pub(crate) fn new(
        executor: Arc<Executor>,
        info: &AppInfo,
        settings: &Settings,
    ) -> Result<Self, Vec<Problem>> {
        let identity = Identity::new(info, settings);
        let catalog = Catalog::new(executor.pipelines(), settings, &identity)?;
        Ok(Self {
            executor,
            catalog,
            identity,
            argument_errors: settings.argument_errors,
        })
    }

    /// Answers one message.
    pub(crate) async fn handle(&self, incoming: Incoming) -> Reply {
        let mirror = incoming.mirror();
        let request = match Message::read(&incoming.body) {
            Ok(Message::Request(request)) => request,
            Ok(Message::Notification) => {
                return match era::is_modern_without_answer(mirror) {
                    Ok(_) => Reply::Accepted,
                    Err(fault) => Reply::error(None, &fault),
                };
            }
            Ok(Message::Response) => {
                // A client posted answers until 2025-11-25 and MUST NOT since (2026-07-28, Sending Messages 4).
                return match era::is_modern_without_answer(mirror) {
                    Ok(false) => Reply::Accepted,
                    Ok(true) => Reply::error(
                        None,
                        &Fault::invalid_request("a response is no message of a client"),
                    ),
                    Err(fault) => Reply::error(None, &fault),
                };
            }
            Err(refusal) => return Reply::error(refusal.id, &refusal.fault),
        };
        let answer = match era::of_request(&request, mirror) {
            Ok(revision) => method::answer(self, &request, revision, &incoming).await,
            Err(fault) => Err(fault),
        };
        match answer {
            Ok(body) => Reply::ok(body),
            Err(fault) => Reply::error(Some(request.id), &fault),
        }
    }
}
