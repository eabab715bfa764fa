//! Nothing that generated code uses is looked up by the user's names.

#![allow(dead_code, non_camel_case_types, unused_macros)]

use rpc_runtime::{IntoRpcError, rpc_service};

pub struct Option;
pub struct String;
pub struct Vec;
pub struct Box;
pub struct Arc;
pub struct Default;
pub enum Shadow {
    Some,
    None,
    Ok,
    Err,
}
pub use Shadow::{Err, None, Ok, Some};
pub type Result<T> = std::result::Result<T, Fault>;

mod std_ {}
mod core {}
mod alloc {}
mod serde {}
mod schemars {}
mod linkme {}

macro_rules! panic {
    () => {};
}
macro_rules! file {
    () => {};
}
macro_rules! line {
    () => {};
}

trait Into {
    fn into(&self) {}
    fn clone(&self) {}
    fn read(&self) {}
    fn schema(&self) {}
    fn error_kind(&self) {}
}

impl<T: ?Sized> Into for T {}

#[derive(Debug, IntoRpcError)]
#[rpc(code = 1, hint = "wait")]
pub struct Fault {
    pub name: &'static str,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub async fn find(&self, name: &str, #[rpc(default = "x")] other: std::string::String, id: std::option::Option<u8>) -> Result<u8> {
        std::result::Result::Ok(name.len() as u8 + other.len() as u8 + id.unwrap_or(0))
    }

    pub fn nothing(&self) {}
}

fn main() {}
