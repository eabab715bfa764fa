//! An argument is decoded into an owned value and lent for the time of the call: what else borrows cannot work.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{
    Lifetime, Type, TypePath, TypeReference, parse_quote,
    visit_mut::{self, VisitMut},
};

use crate::{
    fault::Faults,
    model::{Param, Passing},
};

pub(super) fn mutable(param: &Param, faults: &mut Faults) {
    if let Type::Reference(reference) = bare(&param.ty)
        && reference.mutability.is_some()
    {
        if param.passing.is_context() || names_the_context(&reference.elem) {
            return faults.push(
                &param.ty,
                format_args!(
                    "the context of the call cannot be `&mut`: take `{}: &CallContext`",
                    param.wire_name
                ),
            );
        }
        faults.push(
            &param.ty,
            format_args!(
                "parameter `{}` cannot be `&mut`: the client would not see the change; take it as `{}` and return what changed",
                param.wire_name,
                shown(&owned(&Type::Reference(reference.clone())))
            ),
        );
    }
}

/// Whether a type is written as the context of the call is.
fn names_the_context(ty: &Type) -> bool {
    matches!(bare(ty), Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "CallContext"))
}

pub(super) fn forever(param: &Param, faults: &mut Faults) {
    if let Type::Reference(reference) = bare(&param.ty)
        && let Some(lifetime) = &reference.lifetime
        && lifetime.ident == "static"
    {
        let elem = &reference.elem;
        faults.push(
            lifetime,
            format_args!(
                "parameter `{}` lives for the time of the call, not `'static`: take `{}` or `{}`",
                param.wire_name,
                shown(&quote!(&#elem)),
                shown(&owned(&parse_quote!(&#elem)))
            ),
        );
    }
}

pub(super) fn inside(param: &Param, faults: &mut Faults) {
    let (ty, lent): (&Type, fn(TokenStream) -> TokenStream) = match (&param.passing, bare(&param.ty)) {
        (Passing::Lent(_), Type::Reference(reference)) => (&reference.elem, |inner| quote!(&#inner)),
        (Passing::Value(_), ty) => (ty, |inner| inner),
        // `Option<&T>` is lent; a borrow inside `T` is left to the compiler, as nobody writes one.
        _ => return,
    };
    let mut search = Search::default();
    search.visit_type_mut(&mut ty.clone());
    if search.has_reference {
        faults.push(
            &param.ty,
            format_args!(
                "parameter `{}` has a borrow inside its type: take `{}`",
                param.wire_name,
                shown(&lent(owned(ty).to_token_stream()))
            ),
        );
    } else if search.has_lifetime {
        faults.push(
            &param.ty,
            format_args!(
                "parameter `{}` has a type that borrows: take a type that owns its data",
                param.wire_name
            ),
        );
    }
}

#[derive(Default)]
struct Search {
    has_reference: bool,
    has_lifetime: bool,
}

impl VisitMut for Search {
    fn visit_type_reference_mut(&mut self, _: &mut TypeReference) {
        self.has_reference = true;
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
        self.has_lifetime |= lifetime.ident != "static";
    }

    fn visit_type_path_mut(&mut self, path: &mut TypePath) {
        // A `Cow` is decoded as its owned half, whatever lifetime it is written with.
        let is_cow = path.path.segments.last().is_some_and(|last| last.ident == "Cow");
        if !is_cow {
            visit_mut::visit_type_path_mut(self, path);
        }
    }
}

/// A type with every reference replaced by what it borrows from.
fn owned(ty: &Type) -> Type {
    struct Own;

    impl VisitMut for Own {
        fn visit_type_mut(&mut self, ty: &mut Type) {
            if let Type::Reference(reference) = ty {
                let mut elem = (*reference.elem).clone();
                self.visit_type_mut(&mut elem);
                *ty = match elem {
                    Type::Path(path) if path.path.is_ident("str") => parse_quote!(String),
                    Type::Slice(slice) => {
                        let elem = slice.elem;
                        parse_quote!(Vec<#elem>)
                    }
                    other => other,
                };
            } else {
                visit_mut::visit_type_mut(self, ty);
            }
        }
    }

    let mut ty = ty.clone();
    Own.visit_type_mut(&mut ty);
    ty
}

/// Types as people write them.
fn shown(tokens: &impl ToTokens) -> String {
    let mut text = tokens.to_token_stream().to_string();
    for (spaced, plain) in [
        (" <", "<"),
        ("< ", "<"),
        (" >", ">"),
        ("& ", "&"),
        (" ,", ","),
        (" ::", "::"),
        (":: ", "::"),
    ] {
        text = text.replace(spaced, plain);
    }
    text
}

fn bare(mut ty: &Type) -> &Type {
    loop {
        ty = match ty {
            Type::Group(group) => &group.elem,
            Type::Paren(paren) => &paren.elem,
            other => return other,
        };
    }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::{owned, shown};

    #[test]
    fn the_owned_form_of_a_type_is_named() {
        let text = |ty| shown(&owned(&ty));
        assert_eq!(text(parse_quote!(Vec<&'a str>)), "Vec<String>");
        assert_eq!(text(parse_quote!(&[&str])), "Vec<String>");
        assert_eq!(
            text(parse_quote!(std::collections::HashMap<&str, (&Product, u8)>)),
            "std::collections::HashMap<String, (Product, u8)>"
        );
    }
}
