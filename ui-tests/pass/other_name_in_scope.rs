//! The attribute by another path; the runtime under another name is a package of its own, `ui-tests/renamed`.

extern crate rpc_runtime as api;

pub struct Catalog;

#[api::rpc_service]
impl Catalog {
    pub fn ping(&self, #[rpc(context)] cx: &api::CallContext) -> String {
        cx.request_id().to_string()
    }
}

fn main() {}
