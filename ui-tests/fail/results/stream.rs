#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub trait Stream {
    type Item;
}

impl Stream for u8 {
    type Item = u32;
}

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self) -> impl Stream<Item = u32> { 0_u8 }
}

fn main() {}
