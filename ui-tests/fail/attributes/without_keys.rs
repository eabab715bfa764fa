#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc]
    pub fn get(&self) {
        todo!()
    }

    #[rpc("list")]
    pub fn list(&self) {
        todo!()
    }
}

fn main() {}
