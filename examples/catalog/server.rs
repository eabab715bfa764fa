//! The server: three services of one group, served at two endpoints.

use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server, ServerError, app_info};

use crate::{
    cli::Env,
    graph::PendingGraph,
    note::NoteStore,
    service::{Catalog, Notes},
};

const INSTRUCTIONS: &str = "\
Questions about the dependency tree of one Cargo workspace, as it is built on this machine. \
Start with Catalog.search to find a package's exact name, then ask Catalog.get, Catalog.dependents or \
Catalog.tree. Catalog.tree can be long: give it a depth. Notes.* keeps remarks on packages.";

/// Assembles the server. `Ping` needs no line: a unit struct with `Default` is made by the server itself.
pub(crate) fn build(graph: PendingGraph, notes: NoteStore, env: Option<Env>) -> Result<Server, ServerError> {
    let builder = Server::builder()
        .info(app_info!().with_name("catalog"))
        .service(Catalog::new(graph))
        .service(Notes::new(notes))
        .mount(RpcEndpoint::new("/rpc").group("mcp"))
        .mount(
            McpEndpoint::new("/mcp")
                .group("mcp")
                .with_instructions(INSTRUCTIONS),
        );
    match env {
        Some(env) => builder.with_environment(env.into()).build(),
        None => builder.build(),
    }
}

#[cfg(test)]
mod test;
