//! The services and servers that the integration tests talk to.

mod builder;
mod service;

pub use builder::{fixture, specification};
pub use service::{Specification, Test};
