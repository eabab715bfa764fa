//! Required parameters stand before optional ones; whether a type is an `Option` only the compiler knows.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{param, path::runtime, span::Range};
use crate::model::{Method, Param};

/// Asserts the order of neighbours when the user's crate is compiled.
pub(super) fn assertions(method: &Method) -> TokenStream {
    if method.args.by_name.is_some() {
        return TokenStream::new();
    }
    let params: Vec<&Param> = method.arguments().collect();
    let cfgs = &method.cfgs;
    let assertions = params.windows(2).filter_map(|pair| {
        let [first, second] = pair else { return None };
        // The first is known to be required, or the second to be optional.
        if first.is_surely_required() || second.args.default_value.is_some() {
            return None;
        }
        let span = Range::of(&first.pattern).start;
        let rt = runtime(span);
        let (first_is, second_is) = (condition(first), condition(second));
        let message = message(first, second);
        Some(quote_spanned! {span=>
            #(#cfgs)*
            const _: () = if #first_is && !#second_is { #rt::panic!(#message) };
        })
    });
    quote!(#(#assertions)*)
}

/// The one wording, also of the fault that shows without the compiler's help.
pub(crate) fn message(optional: &Param, required: &Param) -> String {
    format!(
        "optional parameter `{}` stands before the required `{}`: put it last, or mark the method `#[rpc(by_name)]`",
        optional.wire_name, required.wire_name
    )
}

fn condition(param: &Param) -> TokenStream {
    let rt = runtime(Range::of(&param.pattern).start);
    if param.args.default_value.is_some() {
        return quote!(true);
    }
    let owned = param::owned(param);
    quote!(#rt::is_optional!(#owned))
}
