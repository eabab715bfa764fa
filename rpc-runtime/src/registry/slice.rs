//! The one place where annotated blocks of all crates meet.

use crate::descriptor::ServiceDescriptor;

/// Every annotated block that the linker kept.
#[linkme::distributed_slice]
pub static SERVICES: [ServiceDescriptor];
