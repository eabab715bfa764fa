//! Macros of rpc-runtime.

use proc_macro::TokenStream;

/// x
#[proc_macro_attribute]
pub fn rpc_service(_args: TokenStream, item: TokenStream) -> TokenStream {
    item
}

/// x
#[proc_macro_derive(IntoRpcError, attributes(rpc))]
pub fn derive_into_rpc_error(_item: TokenStream) -> TokenStream {
    TokenStream::new()
}
