#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[cfg(all())] id: u32) {
        todo!()
    }
}

fn main() {}
