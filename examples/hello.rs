//! The smallest server: one method, served at `/rpc` as JSON-RPC and at `/mcp` as an MCP tool.
use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server, app_info, rpc_service};

struct Hello;

#[rpc_service]
impl Hello {
    /// Greet somebody by name.
    pub fn greet(&self, #[rpc(default = "world")] name: &str) -> String {
        format!("Hello, {name}!")
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    Server::builder()
        .info(app_info!())
        .service(Hello)
        .mount(RpcEndpoint::new("/rpc"))
        .mount(McpEndpoint::new("/mcp"))
        .build()?
        .run("127.0.0.1:8080")?;
    Ok(())
}
