//! The methods of the protocol, one file each.

mod discover;
mod identity;
mod initialize;
mod ping;
mod tools_call;
mod tools_list;

pub(crate) use identity::{Identity, raw};

use crate::engine::{Engine, Fault, Incoming, Request, Revision};

/// Answers a request whose revision is decided; gives the whole response.
///
/// Each era has methods of its own: 2026-07-28 took out `initialize` and `ping`, the handshake era knows no
/// `server/discover`. Nothing else is advertised, so nothing else is here.
pub(crate) async fn answer(
    engine: &Engine,
    request: &Request<'_>,
    revision: Revision,
    incoming: &Incoming,
) -> Result<Vec<u8>, Fault> {
    let is_modern = revision.is_modern();
    match request.method.as_ref() {
        "tools/call" => tools_call::answer(engine, request, revision, incoming).await,
        "tools/list" => tools_list::answer(engine, request, revision),
        "server/discover" if is_modern => discover::answer(engine, request),
        "initialize" if !is_modern => initialize::answer(engine, request),
        "ping" if !is_modern => ping::answer(request),
        unknown => Err(Fault::unknown_method(unknown, revision)),
    }
}
