#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service(group("mcp", "", "mcp"))]
impl Catalog {
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
