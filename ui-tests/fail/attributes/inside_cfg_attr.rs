#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[cfg_attr(all(), doc = "Hidden.", mcp_tool)]
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
