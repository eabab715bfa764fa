#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Product;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> Option<Product> {
        todo!()
    }

    pub fn find(&self) -> Result<Product, String> {
        todo!()
    }
}

fn main() {}
