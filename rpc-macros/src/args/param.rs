//! `#[rpc(…)]` on a parameter.

use darling::FromMeta;
use syn::Attribute;

use super::{Default as DefaultArg, Place, Text, Word, list};
use crate::fault::Faults;

#[derive(Debug, Default, FromMeta)]
#[darling(default)]
pub(crate) struct ParamArgs {
    pub(crate) name: Option<Text>,
    #[darling(rename = "default")]
    pub(crate) default_value: Option<DefaultArg>,
    pub(crate) params: Option<Word>,
    pub(crate) context: Option<Word>,
}

impl ParamArgs {
    pub(crate) fn read(attributes: &[Attribute], faults: &mut Faults) -> Self {
        list::read(attributes, &Place::PARAM, faults)
    }
}
