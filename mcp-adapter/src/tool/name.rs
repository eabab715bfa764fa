//! The name of a tool: the method's, with another separator on demand.

use std::{borrow::Cow, fmt};

/// The longest name (2026-07-28 tools, Tool Names).
const MAX_LENGTH: usize = 128;

/// How names are made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Naming {
    /// Stands for every dot.
    pub(crate) separator: Option<String>,
}

/// Why a text cannot be a tool's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameFault {
    Empty,
    TooLong(usize),
    Character(char),
}

impl Naming {
    /// The tool name of a method.
    pub(crate) fn tool_name<'a>(&self, method: &'a str) -> Cow<'a, str> {
        match &self.separator {
            Some(separator) => Cow::Owned(method.replace('.', separator)),
            None => Cow::Borrowed(method),
        }
    }

    /// The first character of the separator that no name may hold.
    pub(crate) fn foreign_character(&self) -> Option<char> {
        self.separator
            .as_deref()?
            .chars()
            .find(|character| !is_allowed(*character))
    }
}

impl NameFault {
    /// What is wrong with `name`: `[A-Za-z0-9_.-]{1,128}` is right.
    pub(crate) fn find(name: &str) -> Option<Self> {
        if name.is_empty() {
            return Some(Self::Empty);
        }
        match name.chars().find(|character| !is_allowed(*character)) {
            Some(character) => Some(Self::Character(character)),
            None => (name.len() > MAX_LENGTH).then_some(Self::TooLong(name.len())),
        }
    }
}

impl fmt::Display for NameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("it is empty"),
            Self::TooLong(length) => {
                write!(f, "it has {length} characters, at most {MAX_LENGTH} are allowed")
            }
            Self::Character(character) => {
                write!(
                    f,
                    "it holds `{}`, allowed are A-Z, a-z, 0-9, `_`, `.` and `-`",
                    character.escape_debug()
                )
            }
        }
    }
}

const fn is_allowed(character: char) -> bool {
    matches!(character, 'A'..='Z' | 'a'..='z' | '0'..='9' | '_' | '.' | '-')
}

#[cfg(test)]
mod tests {
    use super::NameFault;

    #[test]
    fn a_name_is_1_to_128_characters_of_a_small_set() {
        for (name, fault) in [
            ("A-z_0.9", None),
            (&*"x".repeat(128), None),
            ("", Some(NameFault::Empty)),
            (&*"x".repeat(129), Some(NameFault::TooLong(129))),
            ("a b", Some(NameFault::Character(' '))),
            ("a/b", Some(NameFault::Character('/'))),
            ("größe", Some(NameFault::Character('ö'))),
            ("a\n", Some(NameFault::Character('\n'))),
        ] {
            assert_eq!(NameFault::find(name), fault, "{name:?}");
        }
    }
}
