//! What may stand behind `impl`, and attributes that go along.

#![deny(warnings)]

mod inner {
    pub struct Orders<T>(pub T);

    pub enum Kind {
        One,
    }
}

use rpc_runtime::rpc_service;

#[rpc_service]
impl inner::Orders<u8> {
    #[must_use]
    #[inline]
    pub fn first(&self, other: &Option<u8>) -> Option<&u8> {
        let _ = other;
        Some(&self.0)
    }
}

#[rpc_service]
impl inner::Orders<Vec<Option<u16>>> {
    pub const COUNT: usize = 2;

    pub async fn second(&self, r#in: [u8; Self::COUNT]) -> Result<&[Option<u16>], &'static str> {
        let _ = r#in;
        Ok(&self.0)
    }
}

#[rpc_service]
impl inner::Kind {
    pub fn name(&self) -> &'static str {
        match self {
            Self::One => "one",
        }
    }
}

#[rpc_service]
#[cfg(any())]
impl NoSuchType {
    pub fn name(&self) {}
}

fn main() {
    let mut names: Vec<&str> = rpc_runtime::registry::SERVICES.iter().flat_map(|service| service.methods).map(|method| method.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["Kind.name", "Orders.first", "Orders.second"]);
    let _ = inner::Kind::One;
}
