use rpc_runtime::rpc_service;

#[derive(Default)]
pub struct Hello;

#[rpc_service]
impl Hello {
    pub fn ping(&self) -> u32 {
        1
    }
}

fn main() {}
