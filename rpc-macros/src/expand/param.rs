//! The descriptor of a parameter.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::Type;

use super::{default, path::runtime, span::Range};
use crate::model::{Param, Passing};

/// One element of the array of parameters.
pub(super) fn descriptor(param: &Param, self_type: &Type) -> TokenStream {
    let rt = runtime(proc_macro2::Span::call_site());
    let Param {
        wire_name,
        description,
        ..
    } = param;
    let owned = owned(param);
    let (is_optional, null_is_absent) = if param.args.default_value.is_some() {
        (quote!(true), quote!(false))
    } else if param.is_str_or_slice() {
        (quote!(false), quote!(false))
    } else {
        (
            quote!(#rt::is_optional!(#owned)),
            quote!(#rt::null_is_absent!(#owned)),
        )
    };
    let default = default::shown(param, self_type);
    quote! {
        #rt::ParamDescriptor {
            name: #wire_name,
            description: #description,
            is_optional: #is_optional,
            null_is_absent: #null_is_absent,
            default: #default,
            schema: |generator| #rt::schema!(generator, #owned),
        }
    }
}

/// What the argument is decoded as.
pub(super) fn owned(param: &Param) -> TokenStream {
    let range = Range::of(&param.ty);
    let rt = runtime(range.start);
    match &param.passing {
        Passing::Value(ty) => ty.clone(),
        Passing::Lent(ty) => quote_spanned!(range.start=> <#ty as #rt::Lend>::Owned),
        Passing::LentOption(ty) => quote_spanned!(range.start=> #rt::Option<<#ty as #rt::Lend>::Owned>),
        Passing::Context | Passing::OwnedContext => quote!(),
    }
}

/// The probe of the argument's type, shown at the user's type.
pub(super) fn shape(param: &Param) -> TokenStream {
    let Range { start, end } = Range::of(&param.ty);
    let (rt, owned) = (runtime(start), owned(param));
    let open = quote_spanned!(start=> #rt::shape!);
    let close = quote_spanned!(end=> (#owned));
    quote!(#open #close)
}
