//! Defaults: the value, and the JSON that shows it.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Expr, ExprLit, ExprUnary, Lit, Type, UnOp};

use super::{param, path::runtime, span::Range};
use crate::{
    args::Default,
    model::{Param, substitute},
};

/// The function that shows the default as JSON.
pub(super) fn shown(param: &Param, self_type: &Type) -> TokenStream {
    let rt = runtime(Span::call_site());
    let Some(default) = &param.args.default_value else {
        return quote!(|| #rt::None);
    };
    let literal = match default {
        Default::Value(value) => json_literal(value),
        Default::OfType(_) => None,
    };
    if let Some(literal) = literal {
        return quote!(|| #rt::Some(#rt::From::from(#literal)));
    }
    let (owned, value) = (param::owned(param), value(param, default, self_type));
    quote!(|| #rt::default_json!(#owned, #value))
}

/// The default as a value of the owned type.
pub(super) fn value(param: &Param, default: &Default, self_type: &Type) -> TokenStream {
    let owned = param::owned(param);
    match default {
        Default::OfType(word) => {
            let span = Range::of(word).start;
            let rt = runtime(span);
            quote_spanned!(span=> <#owned as #rt::Default>::default())
        }
        // A literal is never an `Option` itself, so that `default = 10` also serves an `Option<u32>`.
        Default::Value(Expr::Lit(ExprLit {
            lit: Lit::Str(text), ..
        })) => {
            let rt = runtime(text.span());
            let shape = param::shape(param);
            quote_spanned!(text.span()=> #rt::Given::given(#shape, #rt::Into::into(#text)))
        }
        Default::Value(value) if json_literal(value).is_some() => {
            let rt = runtime(Range::of(value).start);
            let shape = param::shape(param);
            quote_spanned!(Range::of(value).start=> #rt::Given::given(#shape, #value))
        }
        Default::Value(value) => substitute::selves(quote!(#value), self_type),
    }
}

/// What a literal is in JSON; integers too large for it and other expressions are left to serde.
fn json_literal(value: &Expr) -> Option<TokenStream> {
    match value {
        Expr::Lit(ExprLit { lit, .. }) => number(lit, "").or_else(|| match lit {
            Lit::Str(text) => Some(quote!(#text)),
            Lit::Bool(value) => Some(quote!(#value)),
            _ => None,
        }),
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_),
            expr,
            ..
        }) => match &**expr {
            Expr::Lit(ExprLit { lit, .. }) => number(lit, "-"),
            _ => None,
        },
        _ => None,
    }
}

fn number(literal: &Lit, sign: &str) -> Option<TokenStream> {
    match literal {
        Lit::Int(integer) => {
            let text = format!("{sign}{}", integer.base10_digits());
            match (text.parse::<i64>(), text.parse::<u64>()) {
                (Ok(value), _) => Some(quote!(#value)),
                (_, Ok(value)) => Some(quote!(#value)),
                _ => None,
            }
        }
        Lit::Float(float) => {
            let value: f64 = format!("{sign}{}", float.base10_digits()).parse().ok()?;
            Some(quote!(#value))
        }
        _ => None,
    }
}
