#![allow(unused_variables, dead_code)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[mcp_tool(read_only_hint)]
    fn get(&self) {}
}

fn main() {}
