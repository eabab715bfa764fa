//! Integration tests: behaviour seen from outside, one binary.

mod argument;
mod guard;
mod jsonrpc;
mod mcp;
mod notification;
mod openrpc;
mod program;
mod schema;
mod startup;
mod support;
