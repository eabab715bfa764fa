#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(default)]
    pub fn get(&self, #[rpc(title = "Id")] id: u32) {
        todo!()
    }
}

fn main() {}
