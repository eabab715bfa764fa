#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn change(&mut self) {
        todo!()
    }

    pub fn take(self) {
        todo!()
    }

    pub fn boxed(self: Box<Self>) {
        todo!()
    }
}

fn main() {}
