//! Results: every shape, and the ways a method runs.

use std::{borrow::Cow, sync::Arc};

use rpc_runtime::{
    CallContext, Text,
    args::ArgReader,
    descriptor::{Instance, Invocation, ResultKind},
    rpc_service,
    schemars::SchemaGenerator,
};
use serde_json::json;

use crate::support::{call, call_on, is_published, method};

#[derive(Default)]
struct Results;

type Answer<T> = Result<T, std::fmt::Error>;

#[rpc_service]
#[allow(unreachable_pub, clippy::unused_async, clippy::manual_async_fn)]
impl Results {
    pub fn unit(&self) {}

    pub fn unit_or_error(&self) -> Answer<()> {
        Ok(())
    }

    pub fn text(&self) -> Answer<Text> {
        Ok("# Head".into())
    }

    pub fn value(&self) -> Answer<Option<u8>> {
        Ok(None)
    }

    pub async fn borrowed<'a>(&'a self, text: &'a str) -> Cow<'a, str> {
        text.into()
    }

    pub fn slice(&self) -> &[u8] {
        &[1, 2]
    }

    pub fn later(&self, number: u8) -> impl Future<Output = Answer<u8>> + Send + use<> {
        async move { Ok(number + 1) }
    }

    #[rpc(blocking)]
    pub fn slow(&self, number: &u8) -> u8 {
        *number
    }

    #[rpc(publish)]
    fn free(first: u8, cx: &CallContext, second: u8) -> u8 {
        first - second + u8::try_from(cx.headers().len()).unwrap_or(0)
    }

    pub fn shared(self: Arc<Self>) -> bool {
        true
    }

    fn private(&self) {}

    pub fn new() -> Self {
        let new = Self;
        new.private();
        new
    }
}

struct Counter {
    start: u64,
}

/// Not zero-sized: it has to be handed in.
#[rpc_service]
#[allow(unreachable_pub)]
impl Counter {
    pub fn start(&self) -> u64 {
        self.start
    }

    pub fn both(self: &Arc<Self>) -> u64 {
        self.start + 1
    }
}

#[test]
fn every_shape_of_result_is_written_as_json() {
    for (name, params, expected) in [
        ("unit", "[]", json!(null)),
        ("unit_or_error", "[]", json!(null)),
        ("text", "[]", json!("# Head")),
        ("value", "[]", json!(null)),
        ("borrowed", r#"["x"]"#, json!("x")),
        ("slice", "[]", json!([1, 2])),
        ("later", "[1]", json!(2)),
        ("slow", "[3]", json!(3)),
        ("free", "[5, 2]", json!(3)),
        ("shared", "[]", json!(true)),
    ] {
        assert_eq!(
            call(&format!("Results.{name}"), params).unwrap(),
            expected,
            "{name}"
        );
    }
}

#[test]
fn the_kind_of_a_result_is_that_of_its_type() {
    let kind = |name: &str| (method(name).result)().kind;
    assert_eq!(kind("Results.unit"), ResultKind::Unit);
    assert_eq!(kind("Results.unit_or_error"), ResultKind::Unit);
    assert_eq!(kind("Results.text"), ResultKind::Text);
    assert_eq!(kind("Results.value"), ResultKind::Value);
    assert_eq!(kind("Results.borrowed"), ResultKind::Value);
    let schema = ((method("Results.slice").result)().schema)(&mut SchemaGenerator::default());
    assert_eq!(schema.get("type"), Some(&json!("array")));
}

#[test]
fn a_method_runs_as_it_was_written() {
    let instance: Instance = Arc::new(Results);
    let run = |name: &str, params: &str| {
        let method = method(name);
        let raw = serde_json::from_str(params).unwrap();
        let decoded =
            (method.decode)(ArgReader::new(method.params, &[Some(raw)][..method.params.len()])).unwrap();
        (method.invoke)(&instance, decoded, CallContext::detached())
    };
    assert!(matches!(run("Results.unit", "1"), Invocation::Ready(Ok(_))));
    assert!(matches!(run("Results.later", "1"), Invocation::Future(_)));
    assert!(matches!(run("Results.slow", "1"), Invocation::Blocking(_)));
}

#[test]
fn private_methods_and_functions_without_self_are_not_published() {
    assert!(!is_published("Results.private"));
    assert!(!is_published("Results.new"));
    let _ = Results::new();
}

#[test]
fn an_instance_that_cannot_make_itself_is_handed_in() {
    let service = rpc_runtime::registry::SERVICES
        .iter()
        .find(|service| service.name == "Counter")
        .unwrap();
    assert!((service.construct)().is_none());
    let instance: Instance = Arc::new(Counter { start: 4 });
    assert_eq!(call_on(&instance, "Counter.start", "[]").unwrap(), json!(4));
    assert_eq!(call_on(&instance, "Counter.both", "[]").unwrap(), json!(5));
    assert_eq!((service.self_type)().id, std::any::TypeId::of::<Counter>());
}
