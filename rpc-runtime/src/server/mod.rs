//! Puts services and endpoints together and serves them.
//!
//! ```no_run
//! use rpc_runtime::{Limits, RpcEndpoint, Server, rpc_service};
//!
//! #[derive(Default)]
//! struct Greeter;
//!
//! #[rpc_service]
//! impl Greeter {
//!     /// Greets somebody.
//!     pub fn greet(&self, name: &str) -> String {
//!         format!("Hello, {name}!")
//!     }
//! }
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     Server::builder()
//!         .info(rpc_runtime::app_info!())
//!         .service(Greeter)
//!         .mount(RpcEndpoint::new("/rpc"))
//!         .with_limits(Limits::default().with_max_body(1024 * 1024))
//!         .build()?
//!         .run("127.0.0.1:8080")?;
//!     Ok(())
//! }
//! ```
//!
//! Only loopback is served without further settings. An address that others can reach needs
//! [`with_allowed_hosts`](ServerBuilder::with_allowed_hosts), because a server that believes any `Host` can be reached by
//! the page of a stranger. There is no TLS: put a proxy in front.

mod assemble;
mod builder;
mod error;
mod handle;
mod running;
mod tower;

pub use builder::ServerBuilder;
pub use error::ServerError;
pub use handle::Server;
pub use running::Running;
