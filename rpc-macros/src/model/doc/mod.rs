//! Doc comments as texts for people and models.

mod argument;
mod link;
mod section;
mod source;

use syn::Attribute;

use crate::fault::Faults;

/// A doc comment, taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Docs {
    /// All of it, links reduced.
    pub(crate) whole: String,
    /// Without the sections that are for readers of the Rust code.
    pub(crate) description: String,
    /// First paragraph of the description, on one line.
    pub(crate) summary: String,
    /// The section `# Returns`.
    pub(crate) returns: String,
    /// The entries of the section `# Arguments`.
    arguments: Vec<(String, String)>,
}

impl Docs {
    pub(crate) fn read(attributes: &[Attribute], faults: &mut Faults) -> Self {
        Self::of(&source::text(attributes, faults))
    }

    pub(crate) fn of(text: &str) -> Self {
        let whole = link::reduce(text);
        let sections = section::split(&whole);
        Self {
            summary: section::first_paragraph(&sections.description),
            arguments: argument::entries(&sections.arguments),
            description: sections.description,
            returns: sections.returns,
            whole,
        }
    }

    /// What `# Arguments` says about a parameter.
    pub(crate) fn argument(&self, name: &str) -> Option<&str> {
        self.arguments
            .iter()
            .find(|(entry, _)| entry == name)
            .map(|(_, text)| text.as_str())
    }
}
