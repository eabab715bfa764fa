//! `#[mcp_tool(…)]`.

use darling::FromMeta;
use syn::Attribute;

use super::{Hint, Place, Text, is_marker, list};
use crate::fault::Faults;

#[derive(Debug, Default, FromMeta)]
#[darling(default)]
pub(crate) struct ToolArgs {
    pub(crate) title: Option<Text>,
    pub(crate) description: Option<Text>,
    pub(crate) read_only_hint: Option<Hint>,
    pub(crate) destructive_hint: Option<Hint>,
    pub(crate) idempotent_hint: Option<Hint>,
    pub(crate) open_world_hint: Option<Hint>,
}

impl ToolArgs {
    /// `None` where the method has no such attribute.
    pub(crate) fn read(attributes: &[Attribute], faults: &mut Faults) -> Option<Self> {
        attributes
            .iter()
            .any(|attribute| is_marker(attribute, Place::TOOL.attribute))
            .then(|| list::read(attributes, &Place::TOOL, faults))
    }
}
