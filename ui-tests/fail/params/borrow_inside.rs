#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct View<'a>(pub &'a str);

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn get(&self, words: Vec<&str>, pair: &(&str, u8), view: View<'_>) {
        todo!()
    }
}

fn main() {}
