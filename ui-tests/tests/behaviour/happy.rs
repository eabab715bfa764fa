//! The block that the documentation shows.

use rpc_runtime::{CallContext, rpc_service};
use serde_json::json;

use crate::support::{call, method};

#[derive(Default)]
struct Catalog;

/// Product catalogue.
#[rpc_service]
#[allow(unreachable_pub)]
impl Catalog {
    /// Search products by name.
    ///
    /// Returns up to `limit` products.
    #[mcp_tool(read_only_hint, idempotent_hint = false)]
    #[allow(clippy::unused_async)]
    pub async fn search(
        &self,
        /// Words to look for.
        query: &str,
        /// How many products.
        #[rpc(default = 10)]
        limit: u32,
        page: Option<u8>,
    ) -> Result<Vec<String>, String> {
        if query.is_empty() {
            Err("empty".to_owned())
        } else {
            Ok(vec![format!("{query} {limit} {page:?}")])
        }
    }

    pub fn ping(&self, cx: &CallContext, #[rpc(default = "x")] who: String) -> String {
        format!("{who} {}", cx.headers().len())
    }
}

#[test]
fn a_method_is_called_by_name_and_by_position() {
    assert_eq!(
        call("Catalog.search", r#"{"query": "lamp", "limit": 2}"#).unwrap(),
        json!(["lamp 2 None"])
    );
    assert_eq!(
        call("Catalog.search", r#"["lamp", 2, 3]"#).unwrap(),
        json!(["lamp 2 Some(3)"])
    );
    assert_eq!(
        call("Catalog.search", r#"["lamp"]"#).unwrap(),
        json!(["lamp 10 None"])
    );
    assert_eq!(call("Catalog.ping", "{}").unwrap(), json!("x 0"));
    assert_eq!(call("Catalog.search", r#"[""]"#).unwrap_err().message(), "empty");
}

#[test]
fn its_descriptor_says_what_was_written() {
    let search = method("Catalog.search");
    assert_eq!(search.summary, "Search products by name.");
    assert_eq!(
        search.description,
        "Search products by name.\n\nReturns up to `limit` products."
    );
    assert_eq!(
        (search.tool.read_only_hint, search.tool.idempotent_hint),
        (Some(true), Some(false))
    );
    assert_eq!(search.params[0].description, "Words to look for.");
    assert_eq!(
        search
            .params
            .iter()
            .map(|param| param.is_optional)
            .collect::<Vec<_>>(),
        [false, true, true]
    );
    assert_eq!((search.params[1].default)(), Some(json!(10)));
}
