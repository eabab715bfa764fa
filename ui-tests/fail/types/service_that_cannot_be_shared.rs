#![allow(unused_variables)]

use std::cell::Cell;

use rpc_runtime::rpc_service;

pub struct Counter(Cell<u32>);

#[rpc_service]
impl Counter {
    pub fn next(&self) -> u32 {
        self.0.get()
    }
}

fn main() {}
