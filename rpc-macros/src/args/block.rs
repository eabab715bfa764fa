//! `#[rpc_service(…)]`.

use darling::FromMeta;
use proc_macro2::TokenStream;

use super::{Case, Place, Text, list, value::Groups};
use crate::fault::Faults;

/// What the block says about all its methods.
#[derive(Debug, Default, FromMeta)]
#[darling(default)]
pub(crate) struct BlockArgs {
    pub(crate) name: Option<Text>,
    pub(crate) group: Option<Groups>,
    pub(crate) separator: Option<Text>,
    pub(crate) rename_all: Option<Case>,
    pub(crate) rename_all_params: Option<Case>,
}

impl BlockArgs {
    pub(crate) fn read(tokens: TokenStream, faults: &mut Faults) -> Self {
        list::read_tokens(tokens, &Place::BLOCK, faults)
    }
}
