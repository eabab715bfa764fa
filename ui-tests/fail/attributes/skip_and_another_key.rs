#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(skip, title = "Get")]
    pub fn get(&self) {
        todo!()
    }

    pub fn list(&self) {
        todo!()
    }
}

fn main() {}
