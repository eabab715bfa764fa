//! The descriptor of a block.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

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
    let methods = service
        .published()
        .map(|method| method::descriptor(method, self_type));
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
            #(#orders)*
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
                methods: &[#(#methods),*],
            };
            #rt::register!(__RPC_SERVICE);
        };
    }
}

/// File and line of a token: the macro must carry its span, since inside an expansion a line is the attribute's.
pub(super) fn place(span: Span) -> TokenStream {
    let rt = runtime(span);
    quote_spanned!(span=> #rt::place!())
}

/// In the same body and with the same span as the calls of `instance_of`, so that rustc reports the type once.
fn assert_service(self_type: &impl ToTokens) -> TokenStream {
    let range = Range::of(self_type);
    let rt = runtime(range.start);
    quote_spanned!(range.end=> #rt::assert_service::<#self_type>();)
}
