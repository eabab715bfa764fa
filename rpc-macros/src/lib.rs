//! Macros of rpc-runtime; their documentation stands at their re-export there.
//!
//! Four stages, each a type: `args` (what attributes say), `model` (what was written), `validate` (every rule, every
//! fault), `expand` (tokens, cannot fail).

mod args;
mod expand;
mod fault;
mod model;
#[cfg(test)]
mod snapshot;
mod suggest;
mod validate;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;

/// Publishes the methods of an `impl` block.
#[proc_macro_attribute]
pub fn rpc_service(args: TokenStream, item: TokenStream) -> TokenStream {
    service(args.into(), item.into()).into()
}

/// Gives an error type its codes.
#[proc_macro_derive(IntoRpcError, attributes(rpc))]
pub fn derive_into_rpc_error(item: TokenStream) -> TokenStream {
    match syn::parse(item) {
        Ok(input) => error_type(input).into(),
        Err(error) => error.to_compile_error().into(),
    }
}

fn service(args: Tokens, item: Tokens) -> Tokens {
    let mut faults = fault::Faults::default();
    let args = args::BlockArgs::read(args, &mut faults);
    let generated = faults.keep(syn::parse2(item.clone())).map(|block| {
        let service = model::Service::read(args, block, &mut faults);
        validate::service(&service, &mut faults);
        service
    });
    let item = expand::markers(item);
    let beside = match generated {
        Some(service) if faults.is_empty() => expand::service(&service),
        _ => {
            let faults = faults.into_tokens();
            return quote!(#item #faults);
        }
    };
    // `pub` publishes a method, also of a type that the crate keeps to itself.
    quote!(#[allow(unreachable_pub)] #item #beside)
}

fn error_type(input: syn::DeriveInput) -> Tokens {
    let mut faults = fault::Faults::default();
    let error = model::ErrorType::read(input, &mut faults);
    validate::error_type(&error, &mut faults);
    if faults.is_empty() {
        return expand::error_type(&error);
    }
    let stub = expand::error_type_stub(&error.ident, &error.generics);
    let faults = faults.into_tokens();
    quote!(#stub #faults)
}
