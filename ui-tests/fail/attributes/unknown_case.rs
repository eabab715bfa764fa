#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service(rename_all = "camelcase", rename_all_params = "Train-Case")]
impl Catalog {
    pub fn get_all(&self) {
        todo!()
    }
}

fn main() {}
