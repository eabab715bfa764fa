//! The descriptor of a block.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::{method, order, path::runtime, span::Range};
use crate::model::Service;

/// What stands beside the user's block.
pub(crate) fn service(service: &Service) -> TokenStream {
    let rt = runtime(Span::call_site());
    let Service {
        name, groups, docs, ..
    } = service;
    let self_type = &service.syntax.self_type;
    let description = &docs.description;
    let methods: Vec<TokenStream> = service
        .published()
        .enumerate()
        .map(|(index, method)| method::constant(method, &constant(index), self_type))
        .collect();
    let listed = service.published().enumerate().map(|(index, method)| {
        let (cfgs, name) = (&method.cfgs, constant(index));
        quote!(#(#cfgs)* #name)
    });
    let orders = service.published().map(order::assertions);
    let assertion = assert_service(self_type);
    let place = place(Range::of(self_type).start);
    let cfgs = service
        .syntax
        .attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("cfg"));
    quote! {
        // A deprecated method is still served.
        #(#cfgs)*
        #[allow(deprecated)]
        const _: () = {
            use #rt::probes::*;
            #(#orders)*
            #(#methods)*
            const __RPC_SERVICE: #rt::ServiceDescriptor = #rt::ServiceDescriptor {
                name: #name,
                groups: &[#(#groups),*],
                description: #description,
                self_type: || {
                    #assertion
                    #rt::SelfType::of::<#self_type>()
                },
                construct: || #rt::construct!(#self_type),
                place: #place,
                methods: &[#(#listed),*],
            };
            #rt::register!(__RPC_SERVICE);
        };
    }
}

/// The constant of a method. One each, so that the compiler checks them apart: one body of all of them takes time that
/// grows faster than their number.
fn constant(index: usize) -> Ident {
    format_ident!("__RPC_METHOD_{index}")
}

/// File and line of a token: the macro must carry its span, since inside an expansion a line is the attribute's.
pub(super) fn place(span: Span) -> TokenStream {
    let rt = runtime(span);
    quote_spanned!(span=> #rt::place!())
}

/// The same call as in the closures that need the instance, so that rustc reports the type once.
fn assert_service(self_type: &impl ToTokens) -> TokenStream {
    let range = Range::of(self_type);
    let rt = runtime(range.start);
    quote_spanned!(range.end=> let _ = #rt::instance_of::<#self_type>;)
}
