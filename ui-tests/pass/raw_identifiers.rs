//! Keywords as names, and names like the macro's own.

#![allow(non_snake_case, non_camel_case_types)]

use rpc_runtime::{IntoRpcError, rpc_service};

pub struct r#match;

#[derive(Debug, IntoRpcError)]
pub enum Fault {
    #[rpc(code = 1)]
    r#Type { r#fn: u8 },
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("fault")
    }
}

#[rpc_service]
impl r#match {
    pub fn r#type(&self, r#fn: u8, this: u8, returned: u8, error: u8, value: u8, kind: u8) -> Result<u8, Fault> {
        Ok(r#fn + this + returned + error + value + kind)
    }

    pub async fn r#async(&self, __rpc_0: u8, __rpc_this: u8, __rpc_reader: u8, __rpc_context: u8, __rpc_decoded: u8) -> u8 {
        __rpc_0 + __rpc_this + __rpc_reader + __rpc_context + __rpc_decoded
    }
}

fn main() {
    let names: Vec<&str> = rpc_runtime::registry::SERVICES.iter().flat_map(|service| service.methods).map(|method| method.name).collect();
    assert_eq!(names, ["match.type", "match.async"]);
    let params = rpc_runtime::registry::SERVICES[0].methods[0].params;
    assert_eq!(params[0].name, "fn");
}
