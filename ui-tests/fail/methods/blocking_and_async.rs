#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(blocking)]
    pub async fn get(&self) {}
}

fn main() {}
