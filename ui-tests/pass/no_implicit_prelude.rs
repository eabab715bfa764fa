//! Without any prelude.

#![no_implicit_prelude]

pub struct Catalog;

#[::rpc_runtime::rpc_service]
impl Catalog {
    pub async fn find(&self, name: &str, #[rpc(default = "x")] other: ::std::string::String) -> ::std::result::Result<usize, ::std::string::String> {
        ::std::result::Result::Ok(name.len() + other.len())
    }
}

fn main() {}
