#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[rpc(default = "ten")] limit: u32, #[rpc(default = 1.5)] page: u32) {
        todo!()
    }
}

fn main() {}
