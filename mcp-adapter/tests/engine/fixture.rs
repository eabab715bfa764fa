//! Services to serve, and an endpoint around them.

use std::{cell::Cell, sync::Arc};

use mcp_adapter::McpEndpoint;
use rpc_runtime::{
    AppInfo, CallContext, Environment, Problem, RpcError, Text,
    error::ErrorPolicy,
    executor::{Executor, ExecutorSettings},
    http::{Endpoint, Mount, Mounted},
    registry::{ServiceMap, Stock},
    rpc_service,
};
use serde_json::Value;
use tokio::sync::Semaphore;

thread_local! {
    /// How often `Calc.add` was entered by this test, which runs on one thread.
    pub(crate) static ADDED: Cell<usize> = const { Cell::new(0) };
}

#[derive(Default)]
struct Calc;

#[rpc_service]
#[allow(unreachable_pub)]
impl Calc {
    /// Adds two numbers.
    ///
    /// Both may be negative.
    #[mcp_tool(read_only_hint, destructive_hint = false)]
    pub fn add(
        &self,
        /** First one. */
        a: i64,
        b: i64,
    ) -> i64 {
        ADDED.set(ADDED.get() + 1);
        a + b
    }

    /// Gives a value back.
    pub fn echo(&self, #[rpc(default = Value::Null)] value: Value) -> Value {
        value
    }

    /// Words of a text.
    #[rpc(title = "Split")]
    pub fn words(&self, text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// Nothing.
    #[mcp_tool(
        title = "No operation",
        description = "Does nothing at all.",
        idempotent_hint,
        open_world_hint = false
    )]
    #[rpc(title = "Nothing")]
    pub fn noop(&self) {}

    /// A page for people.
    pub fn page(&self) -> Text {
        Text::from("# Title\n\"quoted\" \u{1}")
    }

    /// Always fails.
    pub fn fail(&self, code: i64) -> Result<u32, RpcError> {
        Err(RpcError::new(code, "no luck").with_extra("code", code))
    }

    /// Breaks.
    pub fn panic(&self) -> u32 {
        panic!("secret of the house")
    }

    /// Who calls.
    pub fn agent(&self, cx: &CallContext) -> String {
        format!("{} {:?}", cx.carrier(), cx.header("user-agent"))
    }

    #[allow(missing_docs)]
    pub fn bare(&self) -> bool {
        true
    }
}

#[derive(Default)]
struct Long;

#[rpc_service(group = "long")]
#[allow(unreachable_pub)]
impl Long {
    /// One.
    #[rpc(
        name = "a.very.long.name.that.goes.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on"
    )]
    pub fn one(&self) {}

    /// Two.
    #[rpc(
        name = "b.very.long.name.that.goes.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on.and.on"
    )]
    pub fn two(&self) {}
}

#[derive(Default)]
struct Twice;

#[rpc_service(name = "", group = "twice")]
#[allow(unreachable_pub)]
impl Twice {
    /// One.
    #[rpc(name = "Store.get")]
    pub fn one(&self) {}

    /// Two.
    #[rpc(name = "Store_get")]
    pub fn two(&self) {}
}

/// The endpoint in production, where internal texts are masked.
pub(crate) fn mounted(endpoint: McpEndpoint) -> Result<Arc<dyn Mounted>, Vec<Problem>> {
    let mut stock = Stock::default();
    let mut problems = Vec::new();
    let map = ServiceMap::build(
        Endpoint::groups(&endpoint),
        endpoint.path(),
        &mut stock,
        &mut problems,
    );
    let settings = ExecutorSettings {
        policy: ErrorPolicy {
            environment: Environment::Prod,
            expose_errors: false,
        },
        blocking: Arc::new(Semaphore::new(1)),
    };
    let executor = Executor::new(&map, settings, &mut problems);
    assert_eq!(problems, []);
    let info = AppInfo::new("n", "v")
        .with_title("t")
        .with_description("d")
        .with_website("https://example.com/");
    Box::new(endpoint).mount(Mount::new(Arc::new(executor), Arc::new(info)))
}

/// The endpoint with nothing set.
pub(crate) fn standard() -> Arc<dyn Mounted> {
    mounted(McpEndpoint::new("/mcp")).expect("a good endpoint")
}
