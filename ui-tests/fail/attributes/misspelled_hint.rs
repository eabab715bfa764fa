#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[mcp_tool(readonly_hint, openWorldHint = false)]
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
