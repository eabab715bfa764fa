#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> impl ToString { 0_u8 }

    pub fn list(&self) -> Result<Vec<impl ToString>, String> { Ok(vec![0_u8]) }
}

fn main() {}
