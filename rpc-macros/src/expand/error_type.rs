//! `impl IntoRpcError`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Member, ext::IdentExt};

use super::{decode::local, path::runtime, span::Range};
use crate::model::{ErrorType, Role, Variant};

/// The conversion and the list of codes.
pub(crate) fn error_type(error: &ErrorType) -> TokenStream {
    let rt = runtime(Span::call_site());
    let ident = &error.ident;
    let text = Ident::new("__rpc_text", Span::mixed_site());
    let arms = error.variants.iter().map(|variant| arm(variant, &text));
    let specs = error.variants.iter().filter_map(spec);
    let needs_text = error
        .variants
        .iter()
        .any(|variant| variant.args.transparent.is_none());
    let text = needs_text.then(|| {
        let spanned = runtime(ident.span());
        let call = quote_spanned!(ident.span()=> #spanned::error_text!(&self));
        quote!(let #text = #call;)
    });
    // Only where one of them is needed, since an import without use would be a warning in the user's code.
    let is_read = |variant: &Variant| {
        variant.args.internal.is_none() && variant.fields.iter().any(|field| field.role != Role::Silent)
    };
    let needs_probes = needs_text
        || error
            .variants
            .iter()
            .any(|variant| variant.args.transparent.is_some() || is_read(variant) || has_source(variant));
    let probes = needs_probes.then(|| quote!(use #rt::probes::*;));
    quote! {
        const _: () = {
            #probes
            #[allow(deprecated)]
            impl #rt::IntoRpcError for #ident {
                fn into_rpc_error(self) -> #rt::RpcError {
                    #text
                    match self { #(#arms)* }
                }

                fn specs() -> #rt::Vec<#rt::ErrorSpec> {
                    #rt::list_errors([#(#specs),*])
                }
            }
        };
    }
}

/// What stands in for the conversion after a fault, so that services with this error are not faulty too.
pub(crate) fn error_type_stub(ident: &Ident, generics: &syn::Generics) -> TokenStream {
    let rt = runtime(Span::call_site());
    let (impl_generics, type_generics, bounds) = generics.split_for_impl();
    quote! {
        const _: () = {
            impl #impl_generics #rt::IntoRpcError for #ident #type_generics #bounds {
                fn into_rpc_error(self) -> #rt::RpcError {
                    #rt::unreachable!()
                }
            }
        };
    }
}

fn has_source(variant: &Variant) -> bool {
    variant.fields.iter().any(|field| field.role == Role::Source)
}

fn arm(variant: &Variant, text: &Ident) -> TokenStream {
    let rt = runtime(Span::call_site());
    let Variant { args, cfgs, .. } = variant;
    let path = variant
        .ident
        .as_ref()
        .map_or_else(|| quote!(Self), |name| quote!(Self::#name));
    if args.transparent.is_some() {
        let (Some(field), inner) = (variant.fields.first(), local(0)) else {
            return TokenStream::new();
        };
        let (member, ty) = (&field.member, &field.ty);
        let assertion = Range::of(ty).call("assert_error", &quote!(#ty));
        return quote!(#(#cfgs)* #path { #member: #inner } => { #assertion; #rt::convert_error!(#inner) });
    }
    let is_internal = args.internal.is_some();
    let (mut bindings, mut assertions) = (TokenStream::new(), TokenStream::new());
    let mut error = match &args.code {
        Some(code) => {
            let code = code.value;
            quote!(#rt::RpcError::derived(#code, #text, #rt::type_name::<Self>()))
        }
        None => {
            quote!(#rt::RpcError::with_exception(#rt::RpcError::internal(#text), #rt::type_name::<Self>()))
        }
    };
    for (index, field) in variant.fields.iter().enumerate() {
        let (member, ty, local) = (&field.member, &field.ty, local(index));
        error = match (&field.role, member) {
            // Of an internal error nothing but the text is kept, and that for the log.
            (Role::Extra, Member::Named(name)) if !is_internal => {
                let name = name.unraw().to_string();
                let assertion = Range::of(ty).call("assert_output", &quote!(#ty));
                assertions.extend(quote!(#assertion;));
                quote!(#rt::with_extra!(#error, #name, #local))
            }
            (Role::Source, _) => quote!(#rt::with_source!(#error, #local)),
            _ => continue,
        };
        bindings.extend(quote!(#member: #local,));
    }
    if let Some(hint) = &args.hint {
        let hint = &hint.0;
        error = quote!(#rt::RpcError::with_extra(#error, "hint", #hint));
    }
    if args.retryable.is_some() {
        error = quote!(#rt::RpcError::with_extra(#error, "retryable", true));
    }
    quote!(#(#cfgs)* #path { #bindings .. } => { #assertions #error })
}

fn spec(variant: &Variant) -> Option<TokenStream> {
    let rt = runtime(Span::call_site());
    let Variant {
        args, cfgs, message, ..
    } = variant;
    if let Some(code) = &args.code {
        let code = code.value;
        return Some(quote!(#(#cfgs)* #rt::list_error(#code, #message)));
    }
    let inner = &variant.fields.first().filter(|_| args.transparent.is_some())?.ty;
    Some(quote!(#(#cfgs)* #rt::list_errors_of!(#inner)))
}
