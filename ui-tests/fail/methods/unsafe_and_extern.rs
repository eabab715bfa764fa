#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub unsafe fn get(&self) {}

    pub extern "C" fn list(&self) {}
}

fn main() {}
