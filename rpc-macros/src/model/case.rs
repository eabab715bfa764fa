//! Names on the wire.

use syn::{Ident, ext::IdentExt};

use crate::args::Case;

/// A name as written: `r#type` is `type`.
pub(crate) fn plain(ident: &Ident) -> String {
    ident.unraw().to_string()
}

impl Case {
    /// Applies to a `snake_case` name what serde's `rename_all` applies to a field.
    pub(crate) fn apply(self, name: &str) -> String {
        match self {
            Self::Lower | Self::Snake => name.to_owned(),
            Self::Upper | Self::ScreamingSnake => name.to_ascii_uppercase(),
            Self::Pascal => capitals(name),
            Self::Camel => {
                let pascal = capitals(name);
                let mut letters = pascal.chars();
                letters.next().map_or_else(String::new, |first| {
                    first.to_ascii_lowercase().to_string() + letters.as_str()
                })
            }
            Self::Kebab => name.replace('_', "-"),
            Self::ScreamingKebab => name.to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn capitals(name: &str) -> String {
    let mut result = String::new();
    let mut is_start = true;
    for letter in name.chars() {
        if letter == '_' {
            is_start = true;
        } else if is_start {
            result.push(letter.to_ascii_uppercase());
            is_start = false;
        } else {
            result.push(letter);
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use crate::args::Case;

    #[test]
    fn every_case_is_written_as_serde_writes_it() {
        let cases = [
            Case::Lower,
            Case::Upper,
            Case::Pascal,
            Case::Camel,
            Case::Snake,
            Case::ScreamingSnake,
            Case::Kebab,
            Case::ScreamingKebab,
        ];
        let names = cases.map(|case| case.apply("find_all"));
        assert_eq!(
            names,
            [
                "find_all", "FIND_ALL", "FindAll", "findAll", "find_all", "FIND_ALL", "find-all", "FIND-ALL"
            ]
        );
    }
}
