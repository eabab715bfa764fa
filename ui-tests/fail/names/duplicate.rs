#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) {
        todo!()
    }

    #[rpc(name = "get")]
    pub fn find(&self) {
        todo!()
    }
}

fn main() {}
