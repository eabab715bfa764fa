//! The pages of `tools/list`.

use serde_json::{Map, Value, json, value::RawValue};

use crate::{
    engine::Revision,
    method::{Identity, raw},
    tool::Definition,
};

/// The result of `tools/list` for every page; `cursors[n]` leads from page n to the next. There is at least one page.
pub(super) fn render(
    chunks: &[&[Definition<'_>]],
    cursors: &[String],
    identity: &Identity,
    revision: Revision,
) -> Vec<Box<RawValue>> {
    let page = |tools: &[Definition<'_>], next: Option<&String>| {
        let mut result = Map::new();
        if revision.is_modern() {
            result.insert("resultType".to_owned(), json!("complete"));
        }
        result.insert(
            "tools".to_owned(),
            tools.iter().map(|tool| tool.render(revision)).collect(),
        );
        if let Some(cursor) = next {
            result.insert("nextCursor".to_owned(), json!(cursor));
        }
        identity.close_cacheable(&mut result, revision);
        raw(&Value::Object(result))
    };
    if chunks.is_empty() {
        return vec![page(&[], None)];
    }
    chunks
        .iter()
        .enumerate()
        .map(|(index, tools)| page(tools, cursors.get(index)))
        .collect()
}
