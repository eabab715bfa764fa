//! Every key of every attribute once.

use rpc_runtime::{CallContext, rpc_service};

#[derive(serde::Deserialize, schemars::JsonSchema)]
pub struct Args {
    pub name: String,
}

pub struct Catalog;

/// The catalogue.
#[rpc_service(name = "Shop", group = "mcp", separator = "_", rename_all = "camelCase", rename_all_params = "camelCase")]
impl Catalog {
    #[rpc(name = "find")]
    #[rpc(title = "Find", description = "Finds.", by_name)]
    #[mcp_tool(
        title = "Find it",
        description = "Finds it.",
        read_only_hint,
        destructive_hint = false,
        idempotent_hint = true,
        open_world_hint = false
    )]
    pub fn search(&self, page: Option<u8>, #[rpc(name = "q")] query: String, #[rpc(context)] cx: CallContext) -> String {
        let _ = (page, cx);
        query
    }

    #[rpc(publish, blocking)]
    fn object(&self, #[rpc(params)] args: Args, #[rpc(context)] cx: &CallContext) -> String {
        let _ = cx;
        args.name
    }

    #[rpc(skip)]
    pub fn hidden(&self) {}
}

fn main() {
    let methods = rpc_runtime::registry::SERVICES[0].methods;
    assert_eq!((methods[0].name, methods[1].name), ("Shop_find", "Shop_object"));
    assert!(methods[0].is_by_name && methods[1].has_params_object);
    assert_eq!(methods[0].params[1].name, "q");
}
