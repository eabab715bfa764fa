//! From `#[doc = "…"]` to lines.

use syn::{Attribute, Expr, Lit, Meta};

use crate::fault::Faults;

/// The doc comment of an item: one leading space per line taken off, trailing blanks trimmed.
pub(super) fn text(attributes: &[Attribute], faults: &mut Faults) -> String {
    let mut lines: Vec<String> = Vec::new();
    for attribute in attributes {
        // `#[doc(hidden)]` and the like are no text.
        let Meta::NameValue(pair) = &attribute.meta else {
            continue;
        };
        if !pair.path.is_ident("doc") {
            continue;
        }
        match literal(&pair.value) {
            Some(text) if text.contains('\n') => lines.extend(block(&text)),
            Some(text) => lines.push(line(&text)),
            None => faults.push(
                &pair.value,
                "the text of this doc attribute cannot be read here: write it as `///` or as a string literal, or give `description = \"…\"` and take this off",
            ),
        }
    }
    let text = lines.join("\n");
    text.trim_matches('\n').to_owned()
}

fn literal(mut value: &Expr) -> Option<String> {
    while let Expr::Group(group) = value {
        value = &group.expr;
    }
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

fn line(text: &str) -> String {
    text.strip_prefix(' ').unwrap_or(text).trim_end().to_owned()
}

/// A block comment or a literal of several lines: the stars and the indentation that its lines share are taken off.
fn block(text: &str) -> Vec<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let is_starred = lines.len() > 1
        && lines
            .iter()
            .skip(1)
            .all(|line| line.trim().is_empty() || line.trim_start().starts_with('*'))
        && lines
            .iter()
            .skip(1)
            .any(|line| line.trim_start().starts_with("* "));
    if is_starred {
        for line in lines.iter_mut().skip(1) {
            *line = line.trim_start().strip_prefix('*').unwrap_or("");
        }
    }
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let shared = lines
        .iter()
        .skip(1)
        .filter(|line| !line.trim().is_empty())
        .map(indent)
        .min()
        .unwrap_or(0);
    let first = lines
        .first()
        .map_or("", |first| first.trim_start())
        .trim_end()
        .to_owned();
    let rest = lines
        .iter()
        .skip(1)
        .map(|line| line.get(shared..).unwrap_or("").trim_end().to_owned());
    std::iter::once(first).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use syn::{ItemStruct, parse_quote};

    use crate::fault::Faults;

    fn text(item: &ItemStruct) -> String {
        let mut faults = Faults::default();
        let text = super::text(&item.attrs, &mut faults);
        assert!(faults.is_empty());
        text
    }

    #[test]
    fn one_leading_space_goes_and_the_rest_of_the_form_stays() {
        let item = parse_quote! {
            /// List:
            ///
            /// - one
            ///   more
            #[doc = "\tend"]
            struct Item;
        };
        assert_eq!(text(&item), "List:\n\n- one\n  more\n\tend");
    }

    #[test]
    fn block_comments_lose_stars_and_indentation() {
        let item = parse_quote! {
            /** First.
             *
             * Second
             *   indented.
             */
            struct Item;
        };
        assert_eq!(text(&item), "First.\n\nSecond\n  indented.");
        let item = parse_quote! {
            /** First.
                Second.
            */
            struct Item;
        };
        assert_eq!(text(&item), "First.\nSecond.");
    }

    #[test]
    fn a_text_that_cannot_be_read_is_a_fault() {
        let item: ItemStruct = parse_quote! { #[doc = include_str!("x.md")] struct Item; };
        let mut faults = Faults::default();
        super::text(&item.attrs, &mut faults);
        assert!(!faults.is_empty());
    }
}
