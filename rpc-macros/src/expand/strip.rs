//! Gives the user's item back without our attributes.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Where tokens stand; attributes of parameters are wider than those of methods, since rustc takes no doc comment there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// Around the block.
    Item,
    /// Between the methods.
    Members,
    /// Between the parameters.
    Params,
}

/// Takes `#[rpc]`, `#[mcp_tool]`, and doc comments and refused attributes of parameters off, and touches nothing else.
///
/// It works on tokens, so it also serves a block that cannot be parsed.
pub(crate) fn markers(item: TokenStream) -> TokenStream {
    strip(item, Level::Item)
}

fn strip(tokens: TokenStream, level: Level) -> TokenStream {
    let mut result: Vec<TokenTree> = Vec::new();
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let body = tokens.iter().rposition(|token| is_group(token, Delimiter::Brace));
    // Parameters follow `fn name`, with generics in between.
    let mut is_signature = false;
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        if let (TokenTree::Punct(hash), Some(TokenTree::Group(attribute))) = (token, tokens.get(index + 1))
            && hash.as_char() == '#'
            && attribute.delimiter() == Delimiter::Bracket
            && level != Level::Item
            && is_marker(attribute, level)
        {
            index += 2;
            continue;
        }
        result.push(match token {
            TokenTree::Group(group) if level == Level::Item && (Some(index) == body) => {
                within(group, Level::Members)
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::None && level != Level::Params => {
                within(group, level)
            }
            TokenTree::Group(group) if is_signature && group.delimiter() == Delimiter::Parenthesis => {
                is_signature = false;
                within(group, Level::Params)
            }
            TokenTree::Ident(word) if level == Level::Members && word == "fn" => {
                is_signature = true;
                token.clone()
            }
            other => other.clone(),
        });
        index += 1;
    }
    result.into_iter().collect()
}

fn within(group: &Group, level: Level) -> TokenTree {
    let mut stripped = Group::new(group.delimiter(), strip(group.stream(), level));
    stripped.set_span(group.span());
    TokenTree::Group(stripped)
}

fn is_group(token: &TokenTree, delimiter: Delimiter) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter)
}

fn is_marker(attribute: &Group, level: Level) -> bool {
    match attribute.stream().into_iter().next() {
        Some(TokenTree::Ident(name)) if name == "cfg_attr" => holds_marker(attribute),
        Some(TokenTree::Ident(name)) => {
            // The last two are faults of their own; rustc would report them a second time.
            let is_of_params = name == "doc" || name == "serde" || name == "schemars";
            name == "rpc" || name == "mcp_tool" || (level == Level::Params && is_of_params)
        }
        _ => false,
    }
}

/// A marker inside `cfg_attr` has been reported; left in place, rustc would report it again.
fn holds_marker(attribute: &Group) -> bool {
    attribute.stream().into_iter().any(|token| match token {
        TokenTree::Group(group) => group
            .stream()
            .into_iter()
            .any(|token| matches!(token, TokenTree::Ident(name) if name == "rpc" || name == "mcp_tool")),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use quote::quote;

    #[test]
    fn markers_go_and_everything_else_stays() {
        let written = quote! {
            /// Kept.
            #[cfg(any())]
            impl Catalog {
                #[rpc(skip)]
                pub const A: fn(u8) = |_| ();
                /// Kept.
                #[mcp_tool]
                pub fn get<T: Send>(&self, #[doc = "gone"] #[rpc(default)] #[allow(unused)] id: u32) { #[rpc] half }
            }
        };
        let expected = quote! {
            /// Kept.
            #[cfg(any())]
            impl Catalog {
                pub const A: fn(u8) = |_| ();
                /// Kept.
                pub fn get<T: Send>(&self, #[allow(unused)] id: u32) { #[rpc] half }
            }
        };
        assert_eq!(super::markers(written).to_string(), expected.to_string());
    }
}
