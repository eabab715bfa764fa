//! Title and description of a tool.

use rpc_runtime::descriptor::MethodDescriptor;

/// The title: of the tool, of the method, else the name.
pub(super) fn title<'a>(method: &MethodDescriptor, name: &'a str) -> &'a str {
    method.tool.title.or(method.title).unwrap_or(name)
}

/// The description: of the tool, of the method, else its summary or the name; some clients refuse a tool without one.
pub(super) fn description<'a>(method: &MethodDescriptor, name: &'a str) -> &'a str {
    [
        method.tool.description.unwrap_or_default(),
        method.description,
        method.summary,
    ]
    .into_iter()
    .find(|text| !text.is_empty())
    .unwrap_or(name)
}
