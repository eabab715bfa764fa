#![allow(unused_variables)]

use rpc_runtime::rpc_service;

#[derive(serde::Serialize)]
pub struct Product;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> Product {
        todo!()
    }
}

fn main() {}
