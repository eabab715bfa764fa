//! A small graph by hand, and the questions it is asked.

mod dependent;
mod license;
mod lookup;
mod search;
mod tree;
mod workspace;

use super::Graph;
use crate::package::{DependencyKind, Origin, Package};

/// `name version description` of a package, by spaces; the description may be missing.
pub(super) fn package(line: &str) -> Package {
    let mut words = line.splitn(3, ' ');
    Package {
        name: words.next().unwrap().into(),
        version: words.next().unwrap().parse().unwrap(),
        description: words.next().map(Into::into),
        license: None,
        repository: None,
        documentation: None,
        rust_version: None,
        keywords: Vec::new(),
        features: Vec::new(),
        origin: Origin::Registry,
    }
}

/// Packages as [`package`], edges as `dependent kind dependency` by `name@version`.
pub(super) fn graph(packages: &[&str], edges: &[&str]) -> Graph {
    let packages: Vec<_> = packages.iter().map(|line| package(line)).collect();
    let index = |spec: &str| {
        packages
            .iter()
            .position(|package| package.spec() == spec)
            .unwrap()
    };
    let edges: Vec<_> = edges
        .iter()
        .map(|edge| match edge.split(' ').collect::<Vec<_>>()[..] {
            [dependent, kind, dependency] => (index(dependent), index(dependency), kind_of(kind)),
            _ => panic!("not an edge: {edge}"),
        })
        .collect();
    Graph::new(packages, &edges)
}

/// An application, its two libraries in a circle of dev-dependencies, and two versions of what both need.
pub(crate) fn sample() -> Graph {
    graph(
        &[
            "base 1.0.0",
            "right 0.2.0",
            "left 0.1.0",
            "base 2.0.0",
            "app 0.1.0",
            "tool 3.0.0",
        ],
        &[
            "app@0.1.0 normal right@0.2.0",
            "app@0.1.0 normal left@0.1.0",
            "app@0.1.0 build tool@3.0.0",
            "left@0.1.0 normal base@1.0.0",
            "left@0.1.0 build base@1.0.0",
            "right@0.2.0 normal base@2.0.0",
            "right@0.2.0 normal left@0.1.0",
            "right@0.2.0 normal left@0.1.0",
            "left@0.1.0 dev app@0.1.0",
        ],
    )
}

fn kind_of(word: &str) -> DependencyKind {
    match word {
        "normal" => DependencyKind::Normal,
        "build" => DependencyKind::Build,
        "dev" => DependencyKind::Dev,
        _ => panic!("not a kind: {word}"),
    }
}
