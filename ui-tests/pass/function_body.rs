//! A service may live in a function, and two in one module.

use rpc_runtime::rpc_service;

pub struct First;
pub struct Second;

#[rpc_service]
impl First {
    pub fn ping(&self) {}
}

#[rpc_service]
impl Second {
    pub fn ping(&self) {}
}

// A second block of one type.
#[rpc_service]
impl Second {
    pub fn pong(&self) {}
}

fn main() {
    struct Inner;

    #[rpc_service]
    impl Inner {
        pub fn ping(&self) {}
    }

    let names: Vec<&str> = rpc_runtime::registry::SERVICES.iter().flat_map(|service| service.methods).map(|method| method.name).collect();
    for name in ["First.ping", "Second.ping", "Second.pong", "Inner.ping"] {
        assert!(names.contains(&name), "{name} in {names:?}");
    }
}
