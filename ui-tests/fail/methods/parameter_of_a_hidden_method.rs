#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    fn get(&self, #[rpc(default)] id: u32) {
        let _ = id;
    }

    pub fn ping(&self) {}
}

fn main() {}
