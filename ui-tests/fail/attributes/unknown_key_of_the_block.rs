#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service(nme = "Shop", version = 2)]
impl Catalog {
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
