//! The closure that decodes the arguments.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Type;

use super::{default, param, path::runtime, span::Range};
use crate::model::{Method, Param};

/// The local of an argument. `mixed_site` keeps it apart from every name of the user.
pub(super) fn local(index: usize) -> Ident {
    format_ident!("__rpc_{index}", span = Span::mixed_site())
}

/// Raw arguments to a tuple of owned values.
pub(super) fn closure(method: &Method, self_type: &Type) -> TokenStream {
    let rt = runtime(Span::call_site());
    let reader = Ident::new("__rpc_reader", Span::mixed_site());
    let arguments: Vec<&Param> = method.arguments().collect();
    if arguments.is_empty() {
        return quote!(|#reader| #rt::ArgReader::finish(#reader, || ()));
    }
    let locals: Vec<Ident> = (0..arguments.len()).map(local).collect();
    let types = arguments.iter().map(|param| param::owned(param));
    let reads = arguments.iter().zip(&locals).map(|(param, local)| {
        let read = read(param, &reader, self_type);
        quote!(let #local = #read;)
    });
    quote! {
        |mut #reader| {
            #(#reads)*
            #rt::finish!(#reader, (#(#types,)*), (#(#rt::Slot::take(#locals),)*))
        }
    }
}

fn read(param: &Param, reader: &Ident, self_type: &Type) -> TokenStream {
    let rt = runtime(Span::call_site());
    let owned = param::owned(param);
    // The only place where a type that cannot be an argument is reported: everything else goes through probes.
    let assertion = Range::of(&param.ty).call("assert_input", &owned);
    let read = match &param.args.default_value {
        Some(default) => {
            let value = default::value(param, default, self_type);
            quote!(#rt::read_or!(&mut #reader, #owned, #value))
        }
        None => quote!(#rt::read!(&mut #reader, #owned)),
    };
    quote!({ #assertion; #read })
}
