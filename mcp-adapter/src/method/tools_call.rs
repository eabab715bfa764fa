//! `tools/call`: an ordinary call of the executor, and its outcome as a tool result.

use std::sync::Arc;

use rpc_runtime::{
    CallContext, Carrier, ErrorKind, Rejection, RpcError,
    args::closest_method,
    jsonrpc::{Id, Params, text_of},
};
use serde_json::{json, value::RawValue};

use crate::{
    catalog::Catalog,
    endpoint::ArgumentErrors,
    engine::{Engine, Fault, Incoming, Request, Revision, response, shown},
    tool::Tool,
};

/// The door of a call, as a method sees it.
const CARRIER: Carrier = Carrier::new("mcp");

/// Runs the tool.
pub(super) async fn answer(
    engine: &Engine,
    request: &Request<'_>,
    revision: Revision,
    incoming: &Incoming,
) -> Result<Vec<u8>, Fault> {
    let Some(params) = request.checked_params()? else {
        return Err(Fault::invalid_params(
            "params must be an object with `name` and `arguments`",
        ));
    };
    let Some(name) = params.name.and_then(text_of) else {
        return Err(Fault::invalid_params("params.name must be a string"));
    };
    let arguments = match params.arguments {
        None => Params::None,
        Some(raw) => match Params::new(raw) {
            Some(named @ Params::Named(_)) => named,
            // Some clients write arguments that are not there as `null`.
            None if raw.get() == "null" => Params::None,
            _ => return Err(Fault::invalid_params("params.arguments must be an object")),
        },
    };
    let Some(tool) = engine.catalog.tool(&name) else {
        return Err(unknown_tool(&name, &engine.catalog));
    };

    let context = CallContext::new(CARRIER, Arc::clone(&incoming.request));
    let call = context.request_id();
    let error = match engine.executor.call(tool.method, arguments, context).await {
        Ok(result) => return Ok(success(engine, request.id, revision, tool, &result)),
        Err(error) => error,
    };
    let object = error.to_object(engine.executor.policy(), &call.to_string());
    match error.kind() {
        ErrorKind::Rejected(Rejection::InvalidArguments)
            if engine.argument_errors == ArgumentErrors::Protocol =>
        {
            Err(Fault::from_object(object))
        }
        _ => Ok(failure(engine, request.id, revision, &object)),
    }
}

/// The result in one text block, and once more as data where tool and revision have an output schema.
fn success(engine: &Engine, id: Id<'_>, revision: Revision, tool: &Tool, result: &RawValue) -> Vec<u8> {
    let frame = engine.catalog.frame(revision);
    let json = result.get();
    response(id, frame.size() + 2 * json.len() + json.len() / 4, |out| {
        frame.open(out);
        if tool.is_text && json.starts_with('"') {
            // `Text` is a JSON string already: its token is the block's text.
            out.extend_from_slice(json.as_bytes());
        } else {
            write_string(out, json);
        }
        out.extend_from_slice(b"}]");
        if tool.has_output_schema && revision.has_structured_content() {
            out.extend_from_slice(br#","structuredContent":{"result":"#);
            out.extend_from_slice(json.as_bytes());
            out.push(b'}');
        }
        frame.close(out, false);
    })
}

/// The error object as text, and never data: a client would check it against the output schema.
fn failure(engine: &Engine, id: Id<'_>, revision: Revision, object: &RawValue) -> Vec<u8> {
    let frame = engine.catalog.frame(revision);
    response(id, frame.size() + object.get().len() * 5 / 4, |out| {
        frame.open(out);
        write_string(out, object.get());
        out.extend_from_slice(b"}]");
        frame.close(out, true);
    })
}

/// Appends `text` as a JSON string.
fn write_string(out: &mut Vec<u8>, text: &str) {
    // Writing a string into memory cannot fail.
    let _ = serde_json::to_writer(out, text);
}

/// An unknown tool is a fault of the request, not of a method (2026-07-28 tools, Error Handling).
fn unknown_tool(name: &str, catalog: &Catalog) -> Fault {
    let name = shown(name);
    let error = RpcError::unknown_method(name, closest_method(name, catalog.names()));
    let mut data = json!({"exception": error.exception()});
    if !error.extra().is_empty() {
        data["extra"] = json!(error.extra());
    }
    Fault::invalid_params_with(&format!("unknown tool: {name}"), Some(data))
}
