//! What keeps an endpoint from being mounted.

use mcp_adapter::McpEndpoint;
use rpc_runtime::http::Endpoint;

use crate::fixture::mounted;

fn problems(endpoint: McpEndpoint) -> Vec<String> {
    mounted(endpoint)
        .expect_err("problems")
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn every_problem_is_told_at_once() {
    let problems = problems(
        McpEndpoint::new("/mcp")
            .group("twice")
            .with_page_size(0)
            .with_separator("/"),
    );
    assert_eq!(problems.len(), 3, "{problems:#?}");
    assert!(problems[0].contains("with_page_size(0)"), "{problems:#?}");
    assert!(
        problems[1].contains("with_separator(…)` holds `/`"),
        "{problems:#?}"
    );
    assert!(
        problems[2].contains("`Store/get`") && problems[2].contains("fixture.rs:"),
        "{problems:#?}"
    );
}

#[test]
fn a_separator_can_make_names_too_long() {
    let problems = problems(McpEndpoint::new("/mcp").group("long").with_separator("___"));
    assert_eq!(problems.len(), 2, "{problems:#?}");
    assert!(
        problems.iter().all(|problem| problem.contains("at most 128")),
        "{problems:#?}"
    );
    mounted(McpEndpoint::new("/mcp").group("long")).expect("short enough with dots");
}

#[test]
fn two_methods_that_become_one_tool_are_both_named() {
    let [problem] = problems(McpEndpoint::new("/mcp").group("twice").with_separator("_"))
        .try_into()
        .expect("one problem");
    assert!(
        problem.contains("`Store.get`")
            && problem.contains("`Store_get`")
            && problem.contains("both the tool"),
        "{problem}"
    );
    mounted(McpEndpoint::new("/mcp").group("twice")).expect("different names");
}

#[test]
fn groups_replace_the_default() {
    assert_eq!(Endpoint::groups(&McpEndpoint::new("/mcp")), ["api"]);
    assert_eq!(Endpoint::groups(&McpEndpoint::new("/mcp").group("a")), ["a"]);
    assert_eq!(
        Endpoint::groups(&McpEndpoint::new("/mcp").groups(["a", "b"])),
        ["a", "b"]
    );
    assert_eq!(McpEndpoint::new("/mcp").path(), "/mcp");
}

#[test]
fn only_posts_at_the_path_itself_are_served() {
    let endpoint = mounted(McpEndpoint::new("/mcp")).expect("a good endpoint");
    assert_eq!(endpoint.methods(""), Some(&[http::Method::POST][..]));
    assert_eq!(endpoint.methods("/"), None);
    assert_eq!(endpoint.methods("/v2"), None);
}
