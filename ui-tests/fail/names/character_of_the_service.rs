#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service(name = "My Shop", separator = "/")]
impl Catalog {
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
