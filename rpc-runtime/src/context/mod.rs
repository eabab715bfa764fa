//! L1: what a method may know about the call it serves.

mod call_context;
mod carrier;
mod request_id;

pub use call_context::CallContext;
pub use carrier::Carrier;
pub use request_id::RequestId;
