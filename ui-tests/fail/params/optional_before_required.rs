#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[rpc(default = 1)] page: u32, name: &str) {
        todo!()
    }

    pub fn list(&self, page: Option<u32>, size: u32) {
        todo!()
    }
}

fn main() {}
