#![allow(unused_variables)]

use rpc_runtime::rpc_service;

macro_rules! getter {
    ($name:ident) => {
        pub fn $name(&self) {}
    };
}

pub struct Catalog;

#[rpc_service]
impl Catalog {
    getter!(name);

    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
