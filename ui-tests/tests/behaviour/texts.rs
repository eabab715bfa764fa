//! Doc comments and names as they reach clients.

use rpc_runtime::rpc_service;

use crate::support::method;

#[derive(Default)]
struct Texts;

/// Texts of [`Texts`].
///
/// Second paragraph.
#[rpc_service(name = "docs", group = "texts")]
#[allow(unreachable_pub)]
impl Texts {
    /// Joins two words,
    /// one after the other.
    ///
    /// - a list
    ///   with more
    ///
    /// ```sh
    /// # Errors
    /// join [a](b)
    /// ```
    ///
    /// See [the manual](https://example.org) and [`Texts::join`].
    ///
    /// # Arguments
    ///
    /// * `first` - The first
    ///   word.
    /// * `second` - Hidden by its own.
    ///
    /// # Returns
    ///
    /// Both [words](str).
    ///
    /// # Errors
    ///
    /// Never.
    ///
    /// # Notes
    ///
    /// Kept.
    #[rpc(title = "Join words")]
    pub fn join(
        &self,
        first: &str,
        /// The second [`word`](str),
        /// as it is.
        second: &str,
    ) -> String {
        [first, second].concat()
    }

    /// Hidden.
    #[doc(hidden)]
    #[rpc(description = "Shown.")]
    pub fn described(&self) {}

    #[doc = "From an attribute."]
    #[rpc(name = "other-name")]
    #[mcp_tool(title = "T", description = "D", destructive_hint)]
    pub fn named(&self) {}
}

#[test]
fn a_description_keeps_its_form_and_loses_what_is_for_rust() {
    let join = method("docs.join");
    assert_eq!(join.summary, "Joins two words, one after the other.");
    assert_eq!(
        join.description,
        "Joins two words,\none after the other.\n\n- a list\n  with more\n\n```sh\n# Errors\njoin [a](b)\n```\n\nSee the manual and `Texts::join`.\n\n# Notes\n\nKept."
    );
    assert_eq!(join.returns, "Both words.");
    assert_eq!(join.title, Some("Join words"));
}

#[test]
fn a_parameter_is_described_by_itself_then_by_the_method() {
    let params = method("docs.join").params;
    assert_eq!(params[0].description, "The first\nword.");
    assert_eq!(params[1].description, "The second `word`,\nas it is.");
}

#[test]
fn attributes_win_over_the_comment() {
    let described = method("docs.described");
    assert_eq!((described.description, described.summary), ("Shown.", "Hidden."));
    let named = method("docs.other-name");
    assert_eq!(named.description, "From an attribute.");
    assert_eq!(
        (
            named.tool.title,
            named.tool.description,
            named.tool.destructive_hint
        ),
        (Some("T"), Some("D"), Some(true))
    );
    assert_eq!(named.tool.read_only_hint, None);
}

#[test]
fn a_block_has_a_place_a_group_and_a_description() {
    let service = rpc_runtime::registry::SERVICES
        .iter()
        .find(|service| service.name == "docs")
        .unwrap();
    assert_eq!(service.groups, ["texts"]);
    assert_eq!(service.description, "Texts of `Texts`.\n\nSecond paragraph.");
    assert!(service.place.file.ends_with("texts.rs"));
    let lines: Vec<u32> = service.methods.iter().map(|method| method.place.line).collect();
    let source = include_str!("texts.rs");
    let line_of = |text: &str| {
        source
            .lines()
            .position(|line| line.trim_start().starts_with(text))
            .unwrap()
            + 1
    };
    assert_eq!(lines[0] as usize, line_of("pub fn join"));
    assert_eq!(lines[2] as usize, line_of("pub fn named"));
}
