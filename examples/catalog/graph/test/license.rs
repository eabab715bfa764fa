//! Licenses grouped.

use super::{super::Graph, package};

fn groups(packages: &[(&str, Option<&str>)]) -> Vec<String> {
    let packages = packages.iter().map(|(line, license)| {
        let mut package = package(line);
        package.license = license.map(Into::into);
        package
    });
    let groups = Graph::new(packages.collect(), &[]).licenses();
    let line = |license: Option<String>| license.unwrap_or_else(|| "none".into());
    groups
        .into_iter()
        .map(|group| format!("{} {}: {:?}", group.count, line(group.license), group.packages))
        .collect()
}

#[test]
fn the_same_choice_is_one_group_however_it_is_spelled() {
    let groups = groups(&[
        ("c 1.0.0", Some("MIT")),
        ("d 1.0.0", Some("MIT/Apache-2.0")),
        ("b 1.0.0", Some("Apache-2.0 OR MIT")),
        ("a 1.0.0", Some("MIT OR Apache-2.0")),
    ]);
    assert_eq!(
        groups,
        [
            r#"3 Apache-2.0 OR MIT: ["a@1.0.0", "b@1.0.0", "d@1.0.0"]"#,
            r#"1 MIT: ["c@1.0.0"]"#
        ]
    );
}

#[test]
fn what_is_more_than_a_choice_is_left_as_it_is() {
    let expression = "(MIT OR Apache-2.0) AND Unicode-3.0";
    assert_eq!(
        groups(&[("a 1.0.0", Some(expression))]),
        [format!(r#"1 {expression}: ["a@1.0.0"]"#)]
    );
}

#[test]
fn packages_without_a_license_are_a_group_too() {
    assert_eq!(
        groups(&[("a 1.0.0", None), ("b 1.0.0", Some("MIT"))]),
        [r#"1 none: ["a@1.0.0"]"#, r#"1 MIT: ["b@1.0.0"]"#]
    );
}
