//! Everything wrong with one annotated item.

use std::fmt::Display;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

/// Collects faults through all stages; nothing stops at the first.
///
/// Not darling's accumulator: its errors keep one token's span, these keep the whole range of what they point at.
#[derive(Default)]
pub(crate) struct Faults(Vec<syn::Error>);

impl Faults {
    /// A fault that points at all of `at`.
    pub(crate) fn push(&mut self, at: impl ToTokens, message: impl Display) {
        self.0.push(syn::Error::new_spanned(at, message));
    }

    /// A fault at a place that has no tokens of its own.
    pub(crate) fn push_at(&mut self, span: Span, message: impl Display) {
        self.0.push(syn::Error::new(span, message));
    }

    /// The value, or its fault collected.
    pub(crate) fn keep<T>(&mut self, result: Result<T, impl Into<syn::Error>>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.0.push(error.into());
                None
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One `compile_error!` per fault.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.0.iter().map(syn::Error::to_compile_error).collect()
    }
}
