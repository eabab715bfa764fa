//! A server inside an axum application.
use axum::{Router, routing::get};
use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server, app_info, rpc_service};

struct Clock;

#[rpc_service]
impl Clock {
    /// Seconds since 1970-01-01T00:00:00Z.
    pub fn now(&self) -> u64 {
        std::time::UNIX_EPOCH
            .elapsed()
            .map_or(0, |elapsed| elapsed.as_secs())
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let server = Server::builder()
        .info(app_info!())
        .service(Clock)
        .mount(RpcEndpoint::new("/rpc"))
        .mount(McpEndpoint::new("/mcp"))
        .build()?;
    let app = Router::new()
        .route("/", get(async || "The application's own page.\n"))
        .fallback_service(server);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
    axum::serve(listener, app).await?;
    Ok(())
}
