#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[rpc(context)] cx: &String) {
        todo!()
    }
}

fn main() {}
