#![allow(unused_variables)]

use rpc_runtime::IntoRpcError;

#[derive(Debug, IntoRpcError)]
#[rpc(code = 1)]
pub enum Fault {
    #[rpc(code = 1)]
    NotFound {
        #[rpc(skip)]
        name: String,
    },
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("fault")
    }
}

fn main() {}
