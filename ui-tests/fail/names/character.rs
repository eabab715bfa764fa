#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(name = "get one")]
    pub fn get(&self) {
        todo!()
    }

    pub fn größe(&self) {
        todo!()
    }
}

fn main() {}
