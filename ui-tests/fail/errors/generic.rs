#![allow(unused_variables)]

use rpc_runtime::IntoRpcError;

#[derive(Debug, IntoRpcError)]
#[rpc(code = 1)]
pub struct Fault<T>(T);

fn main() {}
