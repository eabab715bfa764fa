//! Types decide, not their spelling.

use std::{borrow::Cow, collections::HashMap, error::Error, sync::Arc};

use rpc_runtime::{CallContext as Call, RpcError, Text, rpc_service};

type Maybe<T> = Option<T>;
type Answer<T = (), E = RpcError> = Result<T, E>;
type Word = str;

pub struct Catalog {
    name: String,
}

#[rpc_service(group("public", "mcp"), rename_all = "camelCase", rename_all_params = "kebab-case")]
impl Catalog {
    pub const LIMIT: u32 = 10;

    pub fn new() -> Self {
        Self { name: String::new() }
    }

    pub fn with_alias(&self, first: &Word, last_one: Maybe<u8>) -> Answer<Maybe<u8>> {
        let _ = first;
        Ok(last_one)
    }

    pub fn unit(&self) -> Answer {
        Ok(())
    }

    pub fn renamed(&self, #[rpc(context)] cx: &Call) -> Text {
        Text::from(cx.request_id().to_string())
    }

    pub fn shared(self: Arc<Self>) -> u8 {
        1
    }

    pub fn lent_share(self: &Arc<Self>, other: &Vec<u8>) -> usize {
        other.len()
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn part<'a>(&'a self, text: &'a str) -> Cow<'a, str> {
        text.into()
    }

    pub fn words(&self, words: &[String], more: Option<&str>, most: Option<&[u8]>, cow: Option<Cow<'_, str>>) -> Vec<&str> {
        let _ = (words, more, most, cow);
        vec![&self.name]
    }

    #[allow(clippy::manual_async_fn)]
    pub fn later(&self, id: u32) -> impl Future<Output = Result<u32, Box<dyn Error + Send + Sync>>> + Send {
        async move { Ok(id) }
    }

    pub fn limited(&self, #[rpc(default = Self::LIMIT)] limit: u32, #[rpc(default = HashMap::new())] tags: HashMap<String, u8>) -> u32 {
        limit + tags.len() as u32
    }

    #[rpc(publish)]
    pub fn sum(mut first: u32, second: u32) -> u32 {
        first += second;
        first
    }

    #[cfg(any())]
    pub fn absent(&self, missing: NoSuchType) {}

    #[rpc(skip)]
    pub fn build<T>(&mut self, _: T) {}
}

impl Default for Catalog {
    fn default() -> Self {
        Self::new()
    }
}

fn main() {
    let service = &rpc_runtime::registry::SERVICES[0];
    assert_eq!(service.groups, ["public", "mcp"]);
    let names: Vec<&str> = service.methods.iter().map(|method| method.name).collect();
    assert_eq!(
        names.join(" "),
        "Catalog.withAlias Catalog.unit Catalog.renamed Catalog.shared Catalog.lentShare Catalog.name Catalog.part Catalog.words Catalog.later Catalog.limited Catalog.sum"
    );
    assert_eq!(service.methods[0].params[1].name, "last-one");
}
