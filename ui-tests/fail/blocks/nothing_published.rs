#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn new() -> Self {
        Self
    }

    pub(crate) fn get(&self) {}
}

fn main() {}
