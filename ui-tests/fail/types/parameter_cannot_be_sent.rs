use std::rc::Rc;

use rpc_runtime::rpc_service;

#[derive(serde::Deserialize, schemars::JsonSchema)]
#[serde(from = "String")]
pub struct Word(#[allow(dead_code)] Rc<String>);

impl From<String> for Word {
    fn from(word: String) -> Self {
        Self(Rc::new(word))
    }
}

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn find(&self, word: Word) -> bool {
        word.0.is_empty()
    }
}

fn main() {}
