#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[rpc(nam = "x")]
    pub fn get(&self) {
        todo!()
    }

    #[rpc(alias = "all", rate(10))]
    pub fn list(&self) {
        todo!()
    }
}

fn main() {}
