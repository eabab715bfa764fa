//! L6: HTTP.

mod body;
mod endpoint;
mod rpc_endpoint;

pub use rpc_endpoint::RpcEndpoint;
pub use body::Body;
pub use endpoint::{Answer, Endpoint, Mount, Mounted};
