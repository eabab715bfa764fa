//! `tools/list`.

use rpc_runtime::jsonrpc::{Response, text_of};

use crate::engine::{Engine, Fault, Request, Revision};

/// One page, rendered at mount.
pub(super) fn answer(engine: &Engine, request: &Request<'_>, revision: Revision) -> Result<Vec<u8>, Fault> {
    let page = match request.checked_params()?.and_then(|params| params.cursor) {
        None => engine.catalog.first_page(revision),
        Some(cursor) => {
            let cursor =
                text_of(cursor).ok_or_else(|| Fault::invalid_params("params.cursor must be a string"))?;
            engine.catalog.page_at(&cursor, revision).ok_or_else(|| {
                Fault::invalid_params(
                    "params.cursor is unknown, or the tools have changed: list again without a cursor",
                )
            })?
        }
    };
    Ok(Response {
        id: Some(request.id),
        payload: Ok(page),
    }
    .to_vec())
}
