//! A sign of life.

use rpc_runtime::rpc_service;

/// A sign of life.
#[derive(Debug, Default)]
pub struct Ping;

/// A sign of life. Its methods stand without a service name: `ping`.
#[rpc_service(name = "", group = "mcp")]
impl Ping {
    /// Ping.
    ///
    /// # Arguments
    ///
    /// * `who` - Who is pinging
    pub fn ping(&self, #[rpc(default = "x")] who: &str) -> String {
        format!("pong to {who}")
    }
}
