#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(skip)]
    pub const LIMIT: u32 = 10;

    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
