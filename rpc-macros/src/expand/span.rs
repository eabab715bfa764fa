//! Spans over more than one token, which stable Rust cannot join.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};

use super::path::runtime;

/// First and last token of something; an expression whose first and last tokens carry them is shown as the whole range.
#[derive(Clone, Copy)]
pub(super) struct Range {
    pub(super) start: Span,
    pub(super) end: Span,
}

impl Range {
    pub(super) fn of(tokens: &impl ToTokens) -> Self {
        let tokens: TokenStream = tokens.to_token_stream();
        let mut spans = tokens.into_iter().map(|token| token.span());
        let start = spans.next().unwrap_or_else(Span::call_site);
        Self {
            start,
            end: spans.last().unwrap_or(start),
        }
    }

    /// A call of one of the runtime's macros, shown as this range.
    pub(super) fn call(self, name: &str, arguments: &TokenStream) -> TokenStream {
        let Self { start, end } = self;
        let (rt, name) = (runtime(start), Ident::new(name, start));
        let open = quote_spanned!(start=> #rt::#name!);
        let close = quote_spanned!(end=> (#arguments));
        quote_spanned!(start=> #open #close)
    }
}
