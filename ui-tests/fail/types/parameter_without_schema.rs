#![allow(unused_variables)]

use rpc_runtime::rpc_service;

#[derive(serde::Deserialize)]
pub struct Product;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn add(&self, product: Product) {
        todo!()
    }
}

fn main() {}
