//! `Self` in types and defaults is the type of the block.

use rpc_runtime::{rpc_service, schemars::JsonSchema, serde::{Deserialize, Serialize}};

#[derive(Clone, Default, Deserialize, JsonSchema, Serialize)]
#[serde(crate = "rpc_runtime::serde")]
#[schemars(crate = "rpc_runtime::schemars")]
pub struct Node {
    children: Vec<Node>,
}

#[rpc_service(name = "")]
impl Node {
    pub const DEPTH: u8 = 3;

    pub fn merge(&self, other: &Self, more: Vec<Self>, #[rpc(default = Self { children: Vec::new() })] last: Self) -> Result<Self, String> {
        let _ = (other, more);
        Ok(last)
    }

    pub fn depth(&self, sizes: [u8; Self::DEPTH as usize], #[rpc(default = Self::DEPTH)] depth: u8) -> u8 {
        depth + sizes[0]
    }
}

fn main() {
    assert_eq!(rpc_runtime::registry::SERVICES[0].methods[0].name, "merge");
}
