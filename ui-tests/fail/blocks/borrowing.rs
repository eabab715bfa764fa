#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Orders<'a>(&'a str);

#[rpc_service]
impl Orders<'_> {
    pub fn name(&self) -> String {
        self.0.to_owned()
    }
}

fn main() {}
