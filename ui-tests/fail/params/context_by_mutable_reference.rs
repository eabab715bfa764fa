#![allow(unused_variables)]

use rpc_runtime::{CallContext, rpc_service};

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, cx: &mut CallContext) {}
}

fn main() {}
