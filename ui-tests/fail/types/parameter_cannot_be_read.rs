#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Product;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn add(&self, product: Product) {
        todo!()
    }

    pub fn add_all(&self, products: Option<Vec<Product>>) {
        todo!()
    }
}

fn main() {}
