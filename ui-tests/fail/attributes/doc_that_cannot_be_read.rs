use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    #[doc = include_str!("get.md")]
    pub fn get(&self) {
        todo!()
    }
}

fn main() {}
