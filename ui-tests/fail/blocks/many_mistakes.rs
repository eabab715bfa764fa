#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn rename(&mut self, name: String) {
        let _ = name;
    }

    #[mcp_tool]
    fn hidden(&self) {}

    #[rpc(naem = "find")]
    pub fn search(&self, (page, size): (u32, u32)) {
        let _ = (page, size);
    }

    pub fn pick<T>(&self, words: Vec<&str>) {
        let _ = words;
    }

    pub fn list(&self, #[rpc(default = 10)] limit: u32, query: &str) {
        let _ = (limit, query);
    }
}

fn main() {}
