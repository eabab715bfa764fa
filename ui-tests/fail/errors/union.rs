#![allow(unused_variables)]

use rpc_runtime::IntoRpcError;

#[derive(IntoRpcError)]
pub union Fault {
    code: u32,
    other: f32,
}

fn main() {}
