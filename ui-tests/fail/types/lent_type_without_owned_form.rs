use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn add(&self, text: &std::ffi::OsStr) {
        todo!()
    }
}

fn main() {}
