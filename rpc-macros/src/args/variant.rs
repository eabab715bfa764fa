//! `#[rpc(…)]` on a variant of an error, or on an error struct.

use darling::FromMeta;
use syn::Attribute;

use super::{Code, Place, Text, Word, list};
use crate::fault::Faults;

#[derive(Debug, Default, FromMeta)]
#[darling(default)]
pub(crate) struct VariantArgs {
    pub(crate) code: Option<Code>,
    pub(crate) hint: Option<Text>,
    pub(crate) retryable: Option<Word>,
    pub(crate) internal: Option<Word>,
    pub(crate) transparent: Option<Word>,
}

impl VariantArgs {
    pub(crate) fn read(attributes: &[Attribute], place: &Place, faults: &mut Faults) -> Self {
        list::read(attributes, place, faults)
    }
}
