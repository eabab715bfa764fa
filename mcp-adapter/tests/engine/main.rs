//! The endpoint without a server: raw bytes in, status and bytes out, every answer checked against the official schema
//! of its revision.

mod call;
mod client;
mod discovery;
mod fixture;
mod ladder;
mod legacy;
mod list;
mod mount;
mod post;
mod schema;
mod server;
