#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service(name = "rpc")]
impl Catalog {
    pub fn discover(&self) {
        todo!()
    }

    #[rpc(name = "rpc.other")]
    pub fn other(&self) {
        todo!()
    }
}

fn main() {}
