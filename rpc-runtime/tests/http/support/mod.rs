//! A test endpoint, a server around it, and a client that writes bytes.

mod probe;
mod wire;

use std::time::Duration;

use rpc_runtime::{Limits, Running, Server, ServerBuilder, rpc_service};

pub(crate) use self::{
    probe::Probe,
    wire::{Answer, Wire},
};

/// Long enough for a busy machine, short enough for a test that fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// The deadline under test.
pub(crate) const SHORT: Duration = Duration::from_millis(300);

/// An endpoint must serve something.
#[derive(Default)]
pub(crate) struct Something;

#[rpc_service(group = "probe")]
impl Something {
    /// Does nothing.
    pub fn nothing(&self) {}
}

pub(crate) fn builder() -> ServerBuilder {
    Server::builder().mount(Probe::new("/probe"))
}

pub(crate) fn limits() -> Limits {
    // What is not under test must not interfere.
    Limits::default()
        .with_header_timeout(PATIENCE)
        .with_body_gap_timeout(PATIENCE)
}

pub(crate) async fn start(builder: ServerBuilder) -> Running {
    builder
        .build()
        .expect("a server")
        .bind("127.0.0.1:0")
        .await
        .expect("a port")
}
