#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(rename = "find")]
    #[mcp_tool(name = "find")]
    pub fn get(&self, #[rpc(default_value = 3)] page: u32) {}
}

fn main() {}
