#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, (a, b): (u32, u32), _: u8) {
        todo!()
    }
}

fn main() {}
