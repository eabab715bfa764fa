//! Types as they read outside the block.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{
    Lifetime, Type, TypeReference,
    visit_mut::{self, VisitMut},
};

/// Replaces `Self` by the block's type.
pub(crate) fn selves(tokens: TokenStream, self_type: &Type) -> TokenStream {
    let mut result = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(ident) if ident == "Self" => {
                let is_path = matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == ':');
                result.extend(if is_path {
                    quote!(<#self_type>)
                } else {
                    self_type.to_token_stream()
                });
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), selves(group.stream(), self_type));
                inner.set_span(group.span());
                result.extend([TokenTree::Group(inner)]);
            }
            other => result.extend([other]),
        }
    }
    result
}

/// Replaces every lifetime, written or elided, by `'static`: outside a signature there are no others.
pub(crate) fn statics(mut ty: Type) -> Type {
    struct Static;

    impl VisitMut for Static {
        fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
            *lifetime = Lifetime::new("'static", lifetime.span());
        }

        fn visit_type_reference_mut(&mut self, reference: &mut TypeReference) {
            let span = reference.and_token.span;
            reference
                .lifetime
                .get_or_insert_with(|| Lifetime::new("'static", span));
            visit_mut::visit_type_reference_mut(self, reference);
        }
    }

    Static.visit_type_mut(&mut ty);
    ty
}

#[cfg(test)]
mod tests {
    use quote::{ToTokens, quote};
    use syn::parse_quote;

    #[test]
    fn self_is_the_type_of_the_block() {
        let ty = parse_quote!(shop::Catalog);
        let tokens = super::selves(quote!(Vec<Self>, [u8; Self::SIZE]), &ty).to_string();
        assert_eq!(
            tokens,
            quote!(Vec<shop::Catalog>, [u8; <shop::Catalog>::SIZE]).to_string()
        );
    }

    #[test]
    fn lifetimes_become_static() {
        let ty = super::statics(parse_quote!((&str, Cow<'a, [&'_ str]>)))
            .to_token_stream()
            .to_string();
        assert_eq!(
            ty,
            quote!((&'static str, Cow<'static, [&'static str]>)).to_string()
        );
    }
}
