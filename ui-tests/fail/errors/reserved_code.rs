#![allow(unused_variables)]

use rpc_runtime::IntoRpcError;

#[derive(Debug, IntoRpcError)]
pub enum Fault {
    #[rpc(code = -32001)]
    NotFound,
    #[rpc(code = -32_768)]
    Busy,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("fault")
    }
}

fn main() {}
