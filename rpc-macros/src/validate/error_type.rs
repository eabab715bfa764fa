//! Rules of `#[derive(IntoRpcError)]`.

use std::collections::HashMap;

use crate::{
    fault::Faults,
    model::{ErrorType, Role, Variant},
};

pub(crate) fn error_type(error: &ErrorType, faults: &mut Faults) {
    kind(error, faults);
    stray(error, faults);
    unique_codes(error, faults);
    for variant in &error.variants {
        one_outcome(variant, faults);
        code(variant, faults);
        transparent(variant, faults);
        extras(variant, faults);
    }
}

fn kind(error: &ErrorType, faults: &mut Faults) {
    if error.is_union {
        faults.push(
            &error.ident,
            format_args!(
                "`{}` is a union, `IntoRpcError` is derived for enums and structs",
                error.ident
            ),
        );
    }
    if !error.generics.params.is_empty() {
        faults.push(
            &error.generics,
            format_args!("`{}` has generic parameters, `IntoRpcError` is derived for types without: implement the trait by hand", error.ident),
        );
    }
}

fn stray(error: &ErrorType, faults: &mut Faults) {
    for attribute in &error.stray {
        faults.push(
            attribute,
            "`#[rpc(…)]` of an error stands on its variants, or on the struct itself",
        );
    }
}

fn one_outcome(variant: &Variant, faults: &mut Faults) {
    let args = &variant.args;
    let given: Vec<&str> = [
        args.code.as_ref().map(|_| "code"),
        args.internal.as_ref().map(|_| "internal"),
        args.transparent.as_ref().map(|_| "transparent"),
    ]
    .into_iter()
    .flatten()
    .collect();
    match given[..] {
        [] if variant.has_faults => {}
        [] => faults.push(
            &variant.at,
            format_args!(
                "`{}` says nothing about its code: add `#[rpc(code = 1001)]` for an error that clients know, `#[rpc(internal)]` for one that only the log may show, or `#[rpc(transparent)]` to use the error inside",
                variant.at
            ),
        ),
        ["code"] => {}
        [one] => {
            for (word, at) in [("hint", args.hint.as_ref().map(|hint| &hint.0 as &dyn quote::ToTokens)), ("retryable", args.retryable.as_ref().map(|word| &word.0 as _))] {
                if let Some(at) = at {
                    faults.push(at, format_args!("`{word}` goes with `code`, `{one}` stands alone"));
                }
            }
        }
        [first, second, ..] => {
            faults.push(&variant.at, format_args!("`{}` is both `{first}` and `{second}`, keep one", variant.at));
        }
    }
}

fn code(variant: &Variant, faults: &mut Faults) {
    if let Some(code) = &variant.args.code
        && matches!(code.value, -32768..=-32000)
    {
        faults.push(
            code,
            format_args!(
                "code {} is reserved by JSON-RPC 2.0, use one outside -32768 to -32000, say 1001",
                code.value
            ),
        );
    }
}

fn unique_codes(error: &ErrorType, faults: &mut Faults) {
    let mut seen: HashMap<i64, &Variant> = HashMap::new();
    for variant in &error.variants {
        let Some(code) = &variant.args.code else { continue };
        match seen.get(&code.value) {
            // Variants under `cfg` may be alternatives.
            Some(first) if first.cfgs.is_empty() && variant.cfgs.is_empty() => {
                faults.push(
                    code,
                    format_args!(
                        "code {} is taken by `{}`, give `{}` another",
                        code.value, first.at, variant.at
                    ),
                );
            }
            Some(_) => {}
            None => {
                seen.insert(code.value, variant);
            }
        }
    }
}

fn transparent(variant: &Variant, faults: &mut Faults) {
    if let Some(word) = &variant.args.transparent
        && variant.fields.len() != 1
    {
        faults.push(
            &word.0,
            format_args!(
                "`transparent` needs exactly one field, the error to use; `{}` has {}",
                variant.at,
                variant.fields.len()
            ),
        );
    }
}

fn extras(variant: &Variant, faults: &mut Faults) {
    for field in variant.fields.iter().filter(|field| field.role == Role::Extra) {
        let syn::Member::Named(name) = &field.member else {
            continue;
        };
        let args = &variant.args;
        if (name == "hint" && args.hint.is_some()) || (name == "retryable" && args.retryable.is_some()) {
            faults.push(name, format_args!("the field `{name}` and the key `{name}` would be the same member of `data.extra`, rename the field"));
        }
    }
}
