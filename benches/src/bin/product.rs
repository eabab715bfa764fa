//! The product: the same method as an annotated impl block, served at `/rpc` and as an MCP tool at `/mcp`.

use benches::catalogue::{Product, search};
use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server, app_info, rpc_service};

struct Catalog;

/// Product catalogue.
#[rpc_service]
impl Catalog {
    /// Search products by name.
    pub fn search(
        &self,
        /// Words to look for.
        query: &str,
        /// How many products to return at most.
        #[rpc(default = 10)]
        limit: u32,
    ) -> Vec<Product> {
        search(query, limit)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let listen: String = benches::arguments::value("--listen")?;
    Server::builder()
        .info(app_info!())
        .service(Catalog)
        .mount(RpcEndpoint::new("/rpc"))
        .mount(McpEndpoint::new("/mcp"))
        .build()?
        .run(&listen)?;
    Ok(())
}
