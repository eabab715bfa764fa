//! Packages by name.

use super::{graph, sample};

#[test]
fn without_a_version_the_newest_is_found() {
    let graph = graph(&["a 1.9.0", "a 1.10.0", "a 1.10.0-rc.1", "ab 3.0.0"], &[]);
    assert_eq!(graph.find("a", None).unwrap().spec(), "a@1.10.0");
    let versions: Vec<_> = graph
        .versions("a")
        .map(|package| package.version.to_string())
        .collect();
    assert_eq!(versions, ["1.10.0", "1.10.0-rc.1", "1.9.0"]);
}

#[test]
fn a_version_is_found_exactly_or_not_at_all() {
    let graph = sample();
    assert_eq!(
        graph
            .find("base", Some(&"1.0.0".parse().unwrap()))
            .unwrap()
            .spec(),
        "base@1.0.0"
    );
    assert!(graph.find("base", Some(&"1.0.1".parse().unwrap())).is_none());
    assert!(graph.find("bas", None).is_none());
    assert!(graph.find("zoo", None).is_none());
}
