#![allow(unused_variables)]

use rpc_runtime::rpc_service;

trait Reading {
    fn get(&self, id: u32);
}

pub struct Catalog;

#[rpc_service]
impl Reading for Catalog {
    fn get(&self, #[rpc(default)] id: u32) { let _ = id; }
}

fn main() {}
