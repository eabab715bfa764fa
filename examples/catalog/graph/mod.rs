//! The dependency tree of a workspace, in memory.
//!
//! Packages are nodes, dependencies are edges, so a package that many others need is there once; a "tree"
//! is what one sees of the graph from a package. `pending` reads it in the background by `read`; `search`,
//! `dependent`, `tree` and `license` each answer one question.

mod dependent;
mod error;
mod license;
mod metadata;
mod pending;
mod read;
mod search;
#[cfg(test)]
pub(crate) mod test;
mod tree;

pub(crate) use self::pending::PendingGraph;
pub use self::{
    dependent::Dependent,
    error::ReadError,
    license::LicenseGroup,
    tree::{Cut, TreeNode},
};

use cargo_metadata::semver::Version;

use self::search::SearchText;
use crate::package::{DependencyKind, Package};

/// Resolved packages and who depends on whom.
///
/// Nodes are sorted by name, then version descending: the first of a name is its newest version.
#[derive(Debug)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
}

#[derive(Debug)]
struct Node {
    package: Package,
    text: SearchText,
    /// Sorted by kind, then as the nodes.
    dependencies: Vec<Edge>,
    /// In the same order.
    dependents: Vec<Edge>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    kind: DependencyKind,
    /// Index of the node at the other end.
    node: usize,
}

impl Graph {
    /// `edges` are (dependent, dependency, kind), by index into `packages`. Doubles are dropped.
    fn new(packages: Vec<Package>, edges: &[(usize, usize, DependencyKind)]) -> Self {
        let mut packages: Vec<_> = packages.into_iter().enumerate().collect();
        packages.sort_by(|(_, a), (_, b)| a.name.cmp(&b.name).then_with(|| b.version.cmp(&a.version)));
        let mut place = vec![0; packages.len()];
        for (new, (old, _)) in packages.iter().enumerate() {
            place[*old] = new;
        }
        let mut nodes: Vec<_> = packages
            .into_iter()
            .map(|(_, package)| Node::new(package))
            .collect();
        for &(dependent, dependency, kind) in edges {
            let (dependent, dependency) = (place[dependent], place[dependency]);
            nodes[dependent].dependencies.push(Edge {
                kind,
                node: dependency,
            });
            nodes[dependency].dependents.push(Edge {
                kind,
                node: dependent,
            });
        }
        for edges in nodes
            .iter_mut()
            .flat_map(|node| [&mut node.dependencies, &mut node.dependents])
        {
            edges.sort_unstable();
            edges.dedup();
        }
        Self { nodes }
    }

    /// How many packages there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All versions of a package, newest first; empty if there is none of this name.
    pub(crate) fn versions(&self, name: &str) -> impl Iterator<Item = &Package> {
        self.indices(name).map(|index| &self.nodes[index].package)
    }

    /// One package: of this version, or the newest.
    pub(crate) fn find(&self, name: &str, version: Option<&Version>) -> Option<&Package> {
        self.versions(name)
            .find(|package| version.is_none_or(|version| package.version == *version))
    }

    fn indices(&self, name: &str) -> std::ops::Range<usize> {
        let start = self
            .nodes
            .partition_point(|node| node.package.name.as_str() < name);
        let len = self.nodes[start..]
            .iter()
            .take_while(|node| node.package.name == name)
            .count();
        start..start + len
    }
}

impl Node {
    fn new(package: Package) -> Self {
        let text = SearchText::new(&package);
        Self {
            package,
            text,
            dependencies: Vec::new(),
            dependents: Vec::new(),
        }
    }
}
