//! L2: from descriptors to the methods an endpoint serves.

mod problem;
mod service_map;
mod service_ref;
pub mod slice;
mod stock;

pub use problem::Problem;
pub use service_map::{Method, ServiceMap};
pub use service_ref::ServiceRef;
pub use slice::SERVICES;
pub use stock::Stock;
