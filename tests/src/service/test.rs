//! Methods that misbehave on demand.

use std::time::Duration;

use rpc_runtime::{RpcError, rpc_service};
use serde_json::value::RawValue;

/// Methods for fault tests.
#[derive(Debug, Default)]
pub struct Test;

#[rpc_service(group = "test")]
impl Test {
    /// Return a JSON value exactly as it was sent.
    #[mcp_tool(read_only_hint, idempotent_hint)]
    pub fn echo(
        &self,
        /// Any JSON.
        #[rpc(default = RawValue::NULL.to_owned())]
        value: Box<RawValue>,
    ) -> Box<RawValue> {
        value
    }

    /// Fail with an error of the given code.
    pub fn fail(
        &self,
        /// Code of the error object.
        code: i64,
    ) -> Result<(), RpcError> {
        Err(RpcError::new(code, "failed as asked"))
    }

    /// Panic.
    #[mcp_tool(destructive_hint = false)]
    pub fn panic(&self) {
        panic!("as asked");
    }

    /// Answer after a while.
    #[mcp_tool(read_only_hint)]
    pub async fn sleep(
        &self,
        /// Milliseconds to wait.
        ms: u32,
    ) -> u32 {
        tokio::time::sleep(Duration::from_millis(ms.into())).await;
        ms
    }
}
