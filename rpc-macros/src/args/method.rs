//! `#[rpc(…)]` on a method.

use darling::FromMeta;
use syn::Attribute;

use super::{Place, Text, Word, list};
use crate::fault::Faults;

#[derive(Debug, Default, FromMeta)]
#[darling(default)]
pub(crate) struct MethodArgs {
    pub(crate) skip: Option<Word>,
    pub(crate) publish: Option<Word>,
    pub(crate) name: Option<Text>,
    pub(crate) blocking: Option<Word>,
    pub(crate) by_name: Option<Word>,
    pub(crate) title: Option<Text>,
    pub(crate) description: Option<Text>,
}

impl MethodArgs {
    pub(crate) fn read(attributes: &[Attribute], faults: &mut Faults) -> Self {
        list::read(attributes, &Place::METHOD, faults)
    }

    /// Whether anything but `skip` is said.
    pub(crate) fn says_more_than_skip(&self) -> bool {
        self.publish.is_some()
            || self.name.is_some()
            || self.blocking.is_some()
            || self.by_name.is_some()
            || self.title.is_some()
            || self.description.is_some()
    }
}
