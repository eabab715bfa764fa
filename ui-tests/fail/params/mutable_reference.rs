#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, names: &mut Vec<String>, text: &mut str) {
        todo!()
    }
}

fn main() {}
