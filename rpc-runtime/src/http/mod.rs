//! L6: HTTP.

mod body;
mod endpoint;

pub use body::Body;
pub use endpoint::{Answer, Endpoint, Mount, Mounted};
