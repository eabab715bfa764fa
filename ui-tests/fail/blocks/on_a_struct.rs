#![allow(unused_variables)]

use rpc_runtime::rpc_service;

#[rpc_service]
pub struct Catalog;

fn main() {}
