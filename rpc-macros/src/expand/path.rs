//! The one place that knows where generated code finds the runtime.

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

/// The hidden module of names that generated code may use, with the given span.
pub(super) fn runtime(span: Span) -> TokenStream {
    quote_spanned!(span=> ::rpc_runtime::__private)
}
