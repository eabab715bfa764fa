//! What may stand behind a key.

use darling::{Error, FromMeta};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Expr, Lit, LitStr, Meta, MetaList, Path, Token, punctuated::Punctuated, spanned::Spanned};

use crate::suggest::{did_you_mean, list};

/// The key of an item, for messages.
fn key(item: &Meta) -> String {
    item.path()
        .get_ident()
        .map(ToString::to_string)
        .unwrap_or_default()
}

fn fault<T>(at: &impl Spanned, message: impl std::fmt::Display) -> Result<T, Error> {
    Err(Error::custom(message).with_span(at))
}

/// Takes off the invisible groups that `macro_rules!` leaves around its fragments.
fn bare(mut expression: &Expr) -> &Expr {
    while let Expr::Group(group) = expression {
        expression = &group.expr;
    }
    expression
}

fn literal(item: &Meta) -> Option<&Lit> {
    let Meta::NameValue(pair) = item else { return None };
    match bare(&pair.value) {
        Expr::Lit(literal) => Some(&literal.lit),
        _ => None,
    }
}

/// The part of an item that a wrong value is: what stands behind `=`, or the whole item.
fn value_of(item: &Meta) -> &dyn ToTokens {
    match item {
        Meta::NameValue(pair) => &pair.value,
        other => other,
    }
}

/// A key without a value.
#[derive(Clone, Debug)]
pub(crate) struct Word(pub(crate) Path);

impl FromMeta for Word {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        match item {
            Meta::Path(path) => Ok(Self(path.clone())),
            _ => fault(
                &value_of(item),
                format_args!("`{0}` takes no value, write `{0}`", key(item)),
            ),
        }
    }
}

/// A string literal.
#[derive(Clone, Debug)]
pub(crate) struct Text(pub(crate) LitStr);

impl FromMeta for Text {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        match literal(item) {
            Some(Lit::Str(text)) => Ok(Self(text.clone())),
            _ => fault(
                &value_of(item),
                format_args!("`{0}` needs a string literal: `{0} = \"…\"`", key(item)),
            ),
        }
    }
}

impl Text {
    pub(crate) fn value(&self) -> String {
        self.0.value()
    }
}

/// `hint`, `hint = true` or `hint = false`.
#[derive(Clone, Debug)]
pub(crate) struct Hint(pub(crate) bool);

impl FromMeta for Hint {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        match (item, literal(item)) {
            (Meta::Path(_), _) => Ok(Self(true)),
            (_, Some(Lit::Bool(value))) => Ok(Self(value.value)),
            _ => fault(
                &value_of(item),
                format_args!("`{0}` is `{0}`, `{0} = true` or `{0} = false`", key(item)),
            ),
        }
    }
}

/// `group = "mcp"` or `group("public", "mcp")`.
#[derive(Clone, Debug)]
pub(crate) struct Groups(pub(crate) Vec<LitStr>);

impl FromMeta for Groups {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        let wanted = "`group` needs one name, `group = \"mcp\"`, or several, `group(\"public\", \"mcp\")`";
        match (item, literal(item)) {
            (_, Some(Lit::Str(name))) => Ok(Self(vec![name.clone()])),
            (Meta::List(MetaList { tokens, .. }), _) if !tokens.is_empty() => {
                let parser = Punctuated::<LitStr, Token![,]>::parse_terminated;
                match syn::parse::Parser::parse2(parser, tokens.clone()) {
                    Ok(names) => Ok(Self(names.into_iter().collect())),
                    Err(error) => fault(&error.span(), wanted),
                }
            }
            _ => fault(&value_of(item), wanted),
        }
    }
}

/// How names are written on the wire; the values are serde's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

impl Case {
    const NAMES: [(&'static str, Self); 8] = [
        ("lowercase", Self::Lower),
        ("UPPERCASE", Self::Upper),
        ("PascalCase", Self::Pascal),
        ("camelCase", Self::Camel),
        ("snake_case", Self::Snake),
        ("SCREAMING_SNAKE_CASE", Self::ScreamingSnake),
        ("kebab-case", Self::Kebab),
        ("SCREAMING-KEBAB-CASE", Self::ScreamingKebab),
    ];
}

impl FromMeta for Case {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        let Text(text) = Text::from_meta(item)?;
        let known = Self::NAMES.map(|(name, _)| name);
        match Self::NAMES.iter().find(|(name, _)| *name == text.value()) {
            Some((_, case)) => Ok(*case),
            None => fault(
                &text,
                format_args!(
                    "unknown `{}` value `{}`{} (known values: {})",
                    key(item),
                    text.value(),
                    did_you_mean(&text.value(), &known),
                    list(&known)
                ),
            ),
        }
    }
}

/// `default` or `default = expr`.
#[derive(Clone, Debug)]
pub(crate) enum Default {
    /// `Default::default()` of the type.
    OfType(Path),
    /// A value.
    Value(Expr),
}

impl FromMeta for Default {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        match item {
            Meta::Path(path) => Ok(Self::OfType(path.clone())),
            Meta::NameValue(pair) => Ok(Self::Value(bare(&pair.value).clone())),
            Meta::List(_) => fault(item, "a default is `default` or `default = value`"),
        }
    }
}

impl ToTokens for Default {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::OfType(path) => path.to_tokens(tokens),
            Self::Value(value) => value.to_tokens(tokens),
        }
    }
}

/// An error code.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub(crate) value: i64,
    at: TokenStream,
}

impl FromMeta for Code {
    fn from_meta(item: &Meta) -> Result<Self, Error> {
        let wanted = "`code` needs an integer: `code = 1001`";
        let Meta::NameValue(pair) = item else {
            return fault(item, wanted);
        };
        let at = pair.value.to_token_stream();
        let text = quote!(#at).to_string().replace([' ', '_'], "");
        match text.parse() {
            Ok(value) => Ok(Self { value, at }),
            Err(_) => fault(&pair.value, wanted),
        }
    }
}

impl ToTokens for Code {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.at.to_tokens(tokens);
    }
}
