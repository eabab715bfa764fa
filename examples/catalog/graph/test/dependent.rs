//! Who needs whom.

use super::sample;
use crate::package::DependencyKind;

fn lines(name: &str, kind: Option<DependencyKind>) -> Vec<String> {
    let dependents = sample().dependents(name, kind).unwrap();
    dependents
        .iter()
        .map(|d| format!("{} {} {:?} {}", d.name, d.version, d.kind, d.uses))
        .collect()
}

#[test]
fn all_versions_count_and_every_purpose_is_listed() {
    assert_eq!(
        lines("base", None),
        [
            "left 0.1.0 Normal 1.0.0",
            "left 0.1.0 Build 1.0.0",
            "right 0.2.0 Normal 2.0.0"
        ]
    );
}

#[test]
fn a_kind_leaves_out_the_others() {
    assert_eq!(
        lines("base", Some(DependencyKind::Build)),
        ["left 0.1.0 Build 1.0.0"]
    );
    assert_eq!(lines("app", Some(DependencyKind::Normal)), [""; 0]);
}

#[test]
fn an_unknown_package_is_not_one_without_dependents() {
    assert!(sample().dependents("bas", None).is_none());
    assert_eq!(sample().dependents("app", None).unwrap().len(), 1);
}
