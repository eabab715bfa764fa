//! The endpoint as an application configures and mounts it.

mod builder;
mod mounted;
mod setting;

pub use builder::McpEndpoint;
pub use setting::ArgumentErrors;
pub(crate) use setting::Settings;
