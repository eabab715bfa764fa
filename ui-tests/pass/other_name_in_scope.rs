//! The attribute by another path; a runtime under another name is the package `ui-tests/renamed`.

extern crate rpc_runtime as api;

pub struct Catalog;

#[api::rpc_service]
impl Catalog {
    pub fn ping(&self, #[rpc(context)] cx: &api::CallContext) -> String {
        cx.request_id().to_string()
    }
}

fn main() {}
