use rpc_runtime::rpc_service;

#[rpc_service]
pub trait Reading {
    fn read(&self) -> u32;
}

fn main() {}
