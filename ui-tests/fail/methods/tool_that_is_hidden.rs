#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[mcp_tool]
    pub(crate) fn get(&self) {}

    #[mcp_tool(read_only_hint)]
    pub fn new() -> Self {
        Self
    }

    #[mcp_tool]
    #[rpc(skip)]
    pub fn list(&self) {}

    pub fn ping(&self) {}
}

fn main() {}
