#![allow(unused_variables)]

use std::sync::Arc;

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> Arc<String> {
        Arc::new(String::new())
    }
}

fn main() {}
