#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get<T: Default, const N: usize>(&self) -> u32 {
        todo!()
    }
}

fn main() {}
