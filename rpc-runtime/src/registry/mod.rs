//! L2: from descriptors to the methods a server serves.

pub mod slice;

pub use slice::SERVICES;
