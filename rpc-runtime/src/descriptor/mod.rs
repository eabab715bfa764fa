//! L1: what a service is, as static data that the attribute writes.
//!
//! Generated code holds these structures as literals and closures; everything they do is done by the functions of
//! [`probe`], [`invocation`] and [`crate::args`]. Their fields are public for the generated code alone.

pub mod invocation;
mod method;
mod param;
pub mod probe;
mod service;
mod tool;

pub use invocation::{Invocation, Outcome};
pub use method::{MethodDescriptor, ResultDescriptor, ResultKind, SchemaFn};
pub use param::ParamDescriptor;
pub use service::{Instance, Place, SelfType, ServiceDescriptor};
pub use tool::ToolDescriptor;
