//! L6: HTTP.

mod body;
pub mod client;
mod connection;
mod endpoint;
mod front;
mod guard;
mod intake;
mod limit;
mod listener;
mod media;
mod reply;
mod route;
mod rpc_endpoint;

pub use body::Body;
pub use client::Client;
pub use endpoint::{Answer, Endpoint, Mount, Mounted};
pub use limit::Limits;
pub use rpc_endpoint::RpcEndpoint;

pub(crate) use front::Front;
pub(crate) use guard::Guard;
pub(crate) use listener::{Listener, Stage, signal};
pub(crate) use route::{Route, RouteTable, path_problems};
