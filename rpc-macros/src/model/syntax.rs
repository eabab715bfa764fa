//! Reads an `impl` block by hand.
//!
//! A method is attributes, visibility, signature and one brace group: bodies are never parsed, so that half-written code
//! inside one is rustc's to report and completion goes on.

use proc_macro2::{Group, TokenStream, TokenTree};
use syn::{
    Attribute, Generics, Ident, Path, Result, Signature, Token, Type, Visibility, braced,
    ext::IdentExt,
    parse::{Parse, ParseStream, discouraged::Speculative},
    token,
};

/// An `impl` block.
pub(crate) struct Block {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) generics: Generics,
    /// The trait of a trait impl.
    pub(crate) of_trait: Option<Path>,
    pub(crate) self_type: Type,
    pub(crate) methods: Vec<Function>,
    /// Macro calls between the methods.
    pub(crate) macros: Vec<Path>,
    /// `#[rpc]` and `#[mcp_tool]` on what is no method.
    pub(crate) stray: Vec<Attribute>,
}

/// A method, its body unread.
pub(crate) struct Function {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
    pub(crate) signature: Signature,
}

impl Parse for Block {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        input.parse::<Option<Token![unsafe]>>()?;
        if !input.peek(Token![impl]) {
            let name = type_defined(input).unwrap_or_else(|| "Catalog".to_owned());
            return Err(input.error(format_args!(
                "`#[rpc_service]` annotates an inherent impl block: `#[rpc_service] impl {name} {{ … }}`"
            )));
        }
        input.parse::<Token![impl]>()?;
        let has_generics = input.peek(Token![<])
            && (input.peek2(Token![>])
                || input.peek2(syn::Lifetime)
                || input.peek2(Token![const])
                || is_parameter(input));
        let mut generics: Generics = if has_generics {
            input.parse()?
        } else {
            Generics::default()
        };
        input.parse::<Option<Token![!]>>()?;
        let mut self_type: Type = input.parse()?;
        let mut of_trait = None;
        if input.peek(Token![for]) {
            input.parse::<Token![for]>()?;
            of_trait = match self_type {
                Type::Path(path) => Some(path.path),
                other => return Err(syn::Error::new_spanned(other, "not a trait")),
            };
            self_type = input.parse()?;
        }
        generics.where_clause = input.parse()?;
        let content;
        braced!(content in input);
        content.call(Attribute::parse_inner)?;
        let mut block = Self {
            attributes,
            generics,
            of_trait,
            self_type,
            methods: Vec::new(),
            macros: Vec::new(),
            stray: Vec::new(),
        };
        while !content.is_empty() {
            block.item(&content)?;
        }
        Ok(block)
    }
}

impl Block {
    fn item(&mut self, input: ParseStream<'_>) -> Result<()> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility: Visibility = input.parse()?;
        if is_function(input) {
            let signature: Signature = input.parse()?;
            match input.parse::<TokenTree>()? {
                TokenTree::Group(_) => {}
                TokenTree::Punct(semicolon) if semicolon.as_char() == ';' => {}
                other => return Err(syn::Error::new_spanned(other, "expected the body of the method")),
            }
            self.methods.push(Function {
                attributes,
                visibility,
                signature,
            });
            return Ok(());
        }
        let ahead = input.fork();
        if let Ok(path) = ahead.call(Path::parse_mod_style)
            && ahead.peek(Token![!])
        {
            input.advance_to(&ahead);
            input.parse::<Token![!]>()?;
            let body: Group = input.parse()?;
            if body.delimiter() != proc_macro2::Delimiter::Brace {
                input.parse::<Option<Token![;]>>()?;
            }
            self.macros.push(path);
        } else {
            skip_item(input)?;
        }
        self.stray.extend(
            attributes.into_iter().filter(|attribute| {
                attribute.path().is_ident("rpc") || attribute.path().is_ident("mcp_tool")
            }),
        );
        Ok(())
    }
}

/// Tells `impl<T> …` from `impl <Type as Trait>::Assoc { … }`.
fn is_parameter(input: ParseStream<'_>) -> bool {
    let ahead = input.fork();
    ahead.parse::<Token![<]>().is_ok()
        && ahead.call(Attribute::parse_outer).is_ok()
        && ahead.call(Ident::parse_any).is_ok()
        && (ahead.peek(Token![:]) && !ahead.peek(Token![::])
            || ahead.peek(Token![,])
            || ahead.peek(Token![>])
            || ahead.peek(Token![=]))
}

fn is_function(input: ParseStream<'_>) -> bool {
    let ahead = input.fork();
    loop {
        if ahead.peek(Token![fn]) {
            return true;
        }
        let is_qualifier = ahead.peek(Token![const]) && !ahead.peek2(token::Brace)
            || ahead.peek(Token![async])
            || ahead.peek(Token![unsafe])
            || ahead.peek(Token![extern])
            || ahead.peek(syn::LitStr);
        if !is_qualifier || ahead.parse::<TokenTree>().is_err() {
            return false;
        }
    }
}

/// A constant or a type: up to its semicolon.
fn skip_item(input: ParseStream<'_>) -> Result<()> {
    let mut skipped = TokenStream::new();
    loop {
        if input.is_empty() {
            return Err(syn::Error::new_spanned(
                skipped,
                "expected a method, a constant or a type",
            ));
        }
        let token: TokenTree = input.parse()?;
        let is_end = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ';');
        skipped.extend([token]);
        if is_end {
            return Ok(());
        }
    }
}

/// The name of the struct or enum that stands in place of the block.
fn type_defined(input: ParseStream<'_>) -> Option<String> {
    let ahead = input.fork();
    ahead.parse::<Visibility>().ok()?;
    if !ahead.peek(Token![struct]) && !ahead.peek(Token![enum]) {
        return None;
    }
    ahead.call(Ident::parse_any).ok()?;
    ahead.parse::<Ident>().ok().map(|name| name.to_string())
}

#[cfg(test)]
mod tests {
    use super::Block;

    #[test]
    fn bodies_are_not_read_and_other_items_pass() {
        let block: Block = syn::parse_str(
            "impl Catalog { const A: u32 = 1; type B = u8; pub const fn a(&self) { half. written } pub async unsafe extern \"C\" fn b() {} call! { x } other!(y); }",
        )
        .expect("a block");
        let names: Vec<String> = block
            .methods
            .iter()
            .map(|method| method.signature.ident.to_string())
            .collect();
        assert_eq!((names.join(" "), block.macros.len()), ("a b".to_owned(), 2));
    }

    #[test]
    fn generics_and_traits_are_told_apart() {
        let generic: Block = syn::parse_str("impl<T> Catalog<T> where T: Send {}").expect("a block");
        assert_eq!(generic.generics.params.len(), 1);
        let of_trait: Block = syn::parse_str("impl Reading for Catalog {}").expect("a block");
        assert!(of_trait.of_trait.is_some());
        let projected: Block = syn::parse_str("impl <A as B>::C {}").expect("a block");
        assert!(projected.generics.params.is_empty());
        assert!(syn::parse_str::<Block>("struct Catalog;").is_err());
    }
}
