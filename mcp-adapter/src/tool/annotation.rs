//! The hints of a tool.

use rpc_runtime::descriptor::ToolDescriptor;
use serde_json::{Map, Value, json};

/// `ToolAnnotations`: only what was said; an absent hint has the default of the specification.
pub(super) fn render(tool: &ToolDescriptor, title: Option<&str>) -> Map<String, Value> {
    let mut annotations = Map::new();
    if let Some(title) = title {
        annotations.insert("title".to_owned(), json!(title));
    }
    for (name, hint) in [
        ("readOnlyHint", tool.read_only_hint),
        ("destructiveHint", tool.destructive_hint),
        ("idempotentHint", tool.idempotent_hint),
        ("openWorldHint", tool.open_world_hint),
    ] {
        if let Some(hint) = hint {
            annotations.insert(name.to_owned(), json!(hint));
        }
    }
    annotations
}
