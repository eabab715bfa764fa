#![allow(unused_variables)]

use rpc_runtime::rpc_service;

type Page = Option<u32>;
type Filter = Vec<String>;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn list(&self, page: Page, filter: Filter) {
        todo!()
    }
}

fn main() {}
