//! The servers, ready to be built.

use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server, ServerBuilder, app_info};

/// Group `test` at `/rpc` and `/mcp`: methods that sleep, panic, echo and fail.
pub fn fixture() -> ServerBuilder {
    serving("test")
}

/// Group `specification` at `/rpc` and `/mcp`: the methods of the examples in JSON-RPC 2.0 §7.
pub fn specification() -> ServerBuilder {
    serving("specification")
}

fn serving(group: &str) -> ServerBuilder {
    Server::builder()
        .info(app_info!().with_name("fixture"))
        .mount(RpcEndpoint::new("/rpc").group(group))
        .mount(McpEndpoint::new("/mcp").group(group))
}
