#![allow(unused_variables)]

use std::error::Error;

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> Result<u32, Box<dyn Error>> {
        Ok(1)
    }
}

fn main() {}
