//! From attributes to one checked list of keys.

use darling::{FromMeta, ast::NestedMeta};
use proc_macro2::TokenStream;
use syn::{Attribute, Meta, spanned::Spanned};

use super::Place;
use crate::{
    fault::Faults,
    suggest::{did_you_mean, list},
};

/// Whether an attribute is one of ours, in any form.
pub(crate) fn is_marker(attribute: &Attribute, name: &str) -> bool {
    attribute.path().is_ident(name)
}

/// All attributes of one place as one struct.
pub(super) fn read<T: FromMeta + Default>(attributes: &[Attribute], place: &Place, faults: &mut Faults) -> T {
    let mut items = Vec::new();
    for attribute in attributes
        .iter()
        .filter(|attribute| is_marker(attribute, place.attribute))
    {
        match &attribute.meta {
            Meta::List(meta) => items.extend(parse(meta.tokens.clone(), faults)),
            // `#[mcp_tool]` alone says "a tool like any other".
            Meta::Path(_) if place.attribute == Place::TOOL.attribute => {}
            _ => faults.push(
                attribute,
                format_args!(
                    "`#[{}]` needs keys in parentheses, known keys: {}",
                    place.attribute,
                    list(place.keys)
                ),
            ),
        }
    }
    build(items, place, faults)
}

/// The arguments of the attribute that started this macro.
pub(super) fn read_tokens<T: FromMeta + Default>(
    tokens: TokenStream,
    place: &Place,
    faults: &mut Faults,
) -> T {
    let items = parse(tokens, faults);
    build(items, place, faults)
}

/// `cfg_attr` would hide what stands in it.
pub(crate) fn refuse_conditional(attributes: &[Attribute], faults: &mut Faults) {
    for attribute in attributes {
        if let Meta::List(meta) = &attribute.meta
            && meta.path.is_ident("cfg_attr")
            && let Ok(items) = NestedMeta::parse_meta_list(meta.tokens.clone())
        {
            for item in items.iter().skip(1) {
                if let NestedMeta::Meta(item) = item
                    && let Some(name) = item.path().get_ident().map(ToString::to_string)
                    && matches!(name.as_str(), "doc" | "rpc" | "mcp_tool")
                {
                    faults.push(
                        item,
                        format_args!("`cfg_attr(…, {name})` is not supported: put `#[{name}]` on the item itself, or `cfg` on two versions of the item"),
                    );
                }
            }
        }
    }
}

fn parse(tokens: TokenStream, faults: &mut Faults) -> Vec<NestedMeta> {
    faults
        .keep(NestedMeta::parse_meta_list(tokens))
        .unwrap_or_default()
}

fn build<T: FromMeta + Default>(items: Vec<NestedMeta>, place: &Place, faults: &mut Faults) -> T {
    let mut seen: Vec<String> = Vec::new();
    let mut kept = Vec::new();
    for item in items {
        let path = match &item {
            NestedMeta::Meta(meta) => meta.path(),
            NestedMeta::NameValueInvalidExpr(meta) => {
                faults.push(
                    meta,
                    "not a value that an attribute can hold, an expression is expected",
                );
                continue;
            }
            NestedMeta::Lit(literal) => {
                faults.push(
                    literal,
                    format_args!(
                        "a value without a key in `#[{}(…)]`, known keys: {}",
                        place.attribute,
                        list(place.keys)
                    ),
                );
                continue;
            }
        };
        let key = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string())
            .collect::<Vec<_>>()
            .join("::");
        if !place.keys.contains(&key.as_str()) {
            let remedy = place
                .elsewhere(&key)
                .unwrap_or_else(|| did_you_mean(&key, place.keys));
            faults.push(
                path,
                format_args!(
                    "unknown key `{key}` in `#[{}(…)]` on {}{remedy} (known keys: {})",
                    place.attribute,
                    place.on,
                    list(place.keys)
                ),
            );
        } else if seen.contains(&key) {
            faults.push(path, format_args!("`{key}` is given twice, keep one"));
        } else {
            // One item at a time: a wrong value then costs that key alone, and the others are still known.
            let is_right = match T::from_list(std::slice::from_ref(&item)) {
                Ok(_) => true,
                Err(error) => {
                    faults.keep::<()>(Err(error.with_span(&path.span())));
                    false
                }
            };
            seen.push(key);
            if is_right {
                kept.push(item);
            }
        }
    }
    T::from_list(&kept).unwrap_or_default()
}
