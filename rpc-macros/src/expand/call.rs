//! The closure that calls the method.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Type;

use super::{decode::local, param, path::runtime};
use crate::model::{Method, Passing, Receiver};

/// Decoded values to a running call.
pub(super) fn closure(method: &Method, self_type: &Type) -> TokenStream {
    let rt = runtime(Span::call_site());
    let [instance, decoded, context, this] =
        ["__rpc_instance", "__rpc_decoded", "__rpc_context", "__rpc_this"]
            .map(|name| Ident::new(name, Span::mixed_site()));
    let types: Vec<TokenStream> = method.arguments().map(param::owned).collect();
    let locals = (0..types.len()).map(local);
    let unpack =
        (!types.is_empty()).then(|| quote!(let (#(#locals,)*) = #rt::unpack::<(#(#types,)*)>(#decoded);));
    let this_is = (method.receiver != Receiver::None)
        .then(|| quote!(let #this = #rt::instance_of::<#self_type>(#instance);));
    let receiver = match method.receiver {
        Receiver::Reference | Receiver::ReferenceToArc => quote!(&#this,),
        Receiver::Arc => quote!(#this,),
        _ => quote!(),
    };
    let mut next = 0;
    let arguments = method.params.iter().map(|param| {
        let index = next;
        next += usize::from(!param.passing.is_context());
        argument(&param.passing, &local(index), &context, &param.ty)
    });
    let name = &method.signature.ident;
    let span = name.span();
    // Spanned at the name: this is where a future that is not `Send` is shown.
    let spanned = runtime(span);
    let call = quote!(<#self_type>::#name(#receiver #(#arguments),*));
    let run = if method.returns.is_future {
        let block = quote_spanned!(span=> async move { #spanned::outcome!(#call.await) });
        quote_spanned!(span=> #spanned::Invocation::future(#block))
    } else if method.args.blocking.is_some() {
        quote_spanned!(span=> #spanned::Invocation::blocking(move || #spanned::outcome!(#call)))
    } else {
        quote!(#rt::Invocation::Ready(#rt::outcome!(#call)))
    };
    quote! {
        |#instance, #decoded, #context| {
            #unpack
            #this_is
            #run
        }
    }
}

fn argument(passing: &Passing, local: &Ident, context: &Ident, ty: &Type) -> TokenStream {
    let rt = runtime(Span::call_site());
    // A context under an alias of another type is shown at that type.
    let at = Span::mixed_site().located_at(super::span::Range::of(ty).start);
    let context = Ident::new(&context.to_string(), at);
    match passing {
        Passing::Value(_) => local.to_token_stream(),
        Passing::Lent(ty) => quote!(<#ty as #rt::Lend>::lend(&#local)),
        Passing::LentOption(ty) => quote!(#rt::lend_option::<#ty>(&#local)),
        Passing::Context => quote_spanned!(at=> &#context),
        Passing::OwnedContext => quote_spanned!(at=> #context),
    }
}
