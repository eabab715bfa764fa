#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Fault;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> Result<u32, Fault> {
        todo!()
    }
}

fn main() {}
