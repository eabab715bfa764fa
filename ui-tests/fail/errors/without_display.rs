#![allow(unused_variables)]

use rpc_runtime::IntoRpcError;

#[derive(Debug, IntoRpcError)]
pub enum Fault {
    #[rpc(code = 1)]
    NotFound,
}

fn main() {}
