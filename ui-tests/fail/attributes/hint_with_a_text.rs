#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[mcp_tool(read_only_hint = "yes", title)]
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
