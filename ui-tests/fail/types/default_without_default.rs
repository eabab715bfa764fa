#![allow(unused_variables)]

use rpc_runtime::rpc_service;

#[derive(serde::Deserialize, schemars::JsonSchema)]
pub enum Kind {
    A,
}

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, #[rpc(default)] kind: Kind) {
        todo!()
    }
}

fn main() {}
