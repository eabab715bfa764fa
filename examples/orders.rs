//! Orders: types and errors of your own, state, two groups on three endpoints, and a test in process.
use std::{collections::BTreeMap, sync::Mutex};

use mcp_adapter::McpEndpoint;
use rpc_runtime::{CallContext, IntoRpcError, RpcEndpoint, Server, ServerError, Text, app_info, rpc_service};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How an order is paid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Payment {
    Card { number: String },
    Cash,
}

/// An order.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
struct Order {
    /// What is ordered.
    articles: Vec<String>,
    payment: Payment,
}

/// Why an order cannot be had.
#[derive(Debug, thiserror::Error, IntoRpcError)]
enum OrderError {
    /// No order has this number.
    #[error("no order {number}")]
    #[rpc(code = 1001, hint = "`Orders.place` returns the number")]
    NotFound { number: u64 },
    #[error("the ledger is broken")]
    #[rpc(internal)]
    Ledger(#[from] std::io::Error),
}

/// Orders. One instance serves all calls at once: what changes stands behind a lock.
#[derive(Default)]
struct Orders {
    placed: Mutex<BTreeMap<u64, Order>>,
}

#[rpc_service(group = "public")]
impl Orders {
    /// Place an order.
    ///
    /// # Returns
    ///
    /// Its number.
    pub async fn place(&self, order: Order) -> u64 {
        let mut placed = self.placed.lock().expect("no panic under the lock");
        let number = placed.len() as u64 + 1;
        placed.insert(number, order);
        number
    }

    /// Get an order.
    #[mcp_tool(read_only_hint)]
    pub fn get(&self, number: u64) -> Result<Order, OrderError> {
        let placed = self.placed.lock().expect("no panic under the lock");
        placed
            .get(&number)
            .cloned()
            .ok_or(OrderError::NotFound { number })
    }

    /// The ledger. Reading a file blocks, so this runs on the blocking pool.
    #[rpc(blocking)]
    pub fn ledger(&self, #[rpc(default = "ledger.txt")] file: &str) -> Result<Text, OrderError> {
        Ok(Text::from(std::fs::read_to_string(file)?))
    }

    /// Who is calling.
    pub fn caller(&self, cx: &CallContext) -> Option<String> {
        cx.header("x-user")?.to_str().ok().map(str::to_owned)
    }
}

/// For operators. A unit struct with `Default` needs no `.service(…)`.
#[derive(Default)]
struct Admin;

#[rpc_service(group = "admin")]
impl Admin {
    /// The version that runs.
    pub fn version(&self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }
}

fn server() -> Result<Server, ServerError> {
    Server::builder()
        .info(app_info!())
        .service(Orders::default())
        .mount(RpcEndpoint::new("/rpc").group("public"))
        .mount(RpcEndpoint::new("/admin").groups(["public", "admin"]))
        .mount(McpEndpoint::new("/mcp").group("public"))
        .build()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt().init();
    server()?.run("127.0.0.1:8080")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Order, server};

    #[tokio::test]
    async fn an_order_is_placed_and_found() {
        let client = server().expect("a server").client("/rpc").expect("mounted");
        let order = json!({"articles": ["lamp"], "payment": {"kind": "cash"}});
        let number = client
            .request("Orders.place", json!({"order": order}))
            .await
            .expect("a number");
        assert_eq!(number.get(), "1"); // the JSON of the result
        let found = client.request("Orders.get", [1]).await.expect("an order");
        let found: Order = serde_json::from_str(found.get()).expect("as it was placed");
        assert_eq!(found.articles, ["lamp"]);
    }

    #[tokio::test]
    async fn an_unknown_number_has_a_code() {
        let client = server().expect("a server").client("/rpc").expect("mounted");
        let error = client.request("Orders.get", [7]).await.expect_err("no order");
        assert_eq!(
            (error.code().get(), error.to_string()),
            (1001, "no order 7".to_owned())
        );
    }

    #[tokio::test]
    async fn agents_have_it_as_a_tool() {
        let client = server().expect("a server").client("/mcp").expect("mounted");
        let call = json!({"name": "Orders.caller", "arguments": {}});
        let answer = client.request("tools/call", call).await.expect("an answer");
        assert!(answer.get().contains("\"isError\":false"), "{answer}");
    }
}
