#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[rpc(params, name = "x")] args: Vec<u32>, id: u32) {
        todo!()
    }
}

fn main() {}
