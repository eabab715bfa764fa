#![allow(unused_variables)]

use rpc_runtime::rpc_service;

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub async fn get(&self) {
        let local = std::rc::Rc::new(1);
        std::future::ready(()).await;
        drop(local);
    }
}

fn main() {}
