//! The HTTP server on real sockets, with an endpoint that does what a request says. Loopback only, bounded in time.

// `pub` publishes the methods of the services.
#![allow(unreachable_pub)]

mod client;
mod deadline;
mod guard;
mod http2;
mod limit;
mod order;
mod settings;
mod shutdown;
mod support;
mod tower;
