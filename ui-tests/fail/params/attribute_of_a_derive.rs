#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[serde(default)] page: u32, #[schemars(range(max = 9))] size: u32) {}

    #[rpc(skip)]
    pub fn hidden(&self, #[serde(rename = "no")] page: u32) {}
}

fn main() {}
