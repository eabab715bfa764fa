#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service(group(mcp), separator)]
impl Catalog {
    #[rpc(publish = true, title = 3)]
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
