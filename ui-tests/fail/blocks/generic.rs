#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Orders<T>(T);

#[rpc_service]
impl<T: Send + Sync> Orders<T> {
    pub fn count(&self) -> u32 {
        0
    }
}

fn main() {}
