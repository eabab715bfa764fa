#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, name: impl Into<String>, other: &dyn ToString) {
        todo!()
    }
}

fn main() {}
