//! The descriptor of a method.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::Type;

use super::{call, decode, param, path::runtime, service::place, span::Range};
use crate::{
    args::{Hint, Text, ToolArgs},
    model::{Method, Returns, substitute},
};

/// The constant that describes a method.
pub(super) fn constant(method: &Method, constant: &Ident, self_type: &Type) -> TokenStream {
    let rt = runtime(Span::call_site());
    let Method {
        args,
        cfgs,
        docs,
        wire_name,
        ..
    } = method;
    let title = text(args.title.as_ref());
    let description = args
        .description
        .as_ref()
        .map_or_else(|| docs.description.clone(), Text::value);
    let (summary, returns) = (&docs.summary, &docs.returns);
    let tool = tool(method.tool.as_ref());
    let is_by_name = args.by_name.is_some();
    let has_params_object = method.params.iter().any(|param| param.args.params.is_some());
    let params = method
        .arguments()
        .map(|param| param::descriptor(param, self_type));
    let result = result_type(method, self_type);
    let result_assertion = assert_result(method, &result);
    let place = place(method.signature.ident.span());
    let decode = decode::closure(method, self_type);
    let invoke = call::closure(method, self_type);
    quote! {
        #(#cfgs)*
        const #constant: #rt::MethodDescriptor = #rt::MethodDescriptor {
            name: #wire_name,
            title: #title,
            description: #description,
            summary: #summary,
            returns: #returns,
            tool: #tool,
            is_by_name: #is_by_name,
            has_params_object: #has_params_object,
            params: &[#(#params),*],
            result: || {
                #result_assertion
                #rt::result!(#result)
            },
            errors: || #rt::error_specs!(#result),
            place: #place,
            decode: #decode,
            invoke: #invoke,
        };
    }
}

/// The type of the result as it reads outside the block.
fn result_type(method: &Method, self_type: &Type) -> TokenStream {
    substitute::selves(
        substitute::statics(method.returns.ty.clone()).into_token_stream(),
        self_type,
    )
}

/// Asks for what a result and its error must be able to do, at the user's types.
fn assert_result(method: &Method, result: &TokenStream) -> TokenStream {
    let Returns { ty, error, .. } = &method.returns;
    let value = Range::of(method.returns.value.as_ref().unwrap_or(ty)).call("assert_result", result);
    let error = Range::of(error.as_ref().unwrap_or(ty)).call("assert_returned_error", result);
    quote!(#value; #error;)
}

fn text(text: Option<&Text>) -> TokenStream {
    let rt = runtime(Span::call_site());
    match text {
        Some(Text(text)) => quote!(#rt::Some(#text)),
        None => quote!(#rt::None),
    }
}

fn tool(tool: Option<&ToolArgs>) -> TokenStream {
    let rt = runtime(Span::call_site());
    let Some(tool) = tool else {
        return quote!(#rt::ToolDescriptor::NONE);
    };
    let mut fields = TokenStream::new();
    for (name, value) in [("title", &tool.title), ("description", &tool.description)] {
        if value.is_some() {
            let (name, value) = (quote::format_ident!("{name}"), text(value.as_ref()));
            fields.extend(quote!(#name: #value,));
        }
    }
    for (name, hint) in [
        ("read_only_hint", &tool.read_only_hint),
        ("destructive_hint", &tool.destructive_hint),
        ("idempotent_hint", &tool.idempotent_hint),
        ("open_world_hint", &tool.open_world_hint),
    ] {
        if let Some(Hint(hint)) = hint {
            let name = quote::format_ident!("{name}");
            fields.extend(quote!(#name: #rt::Some(#hint),));
        }
    }
    if fields.is_empty() {
        quote!(#rt::ToolDescriptor::NONE)
    } else {
        quote!(#rt::ToolDescriptor { #fields ..#rt::ToolDescriptor::NONE })
    }
}
