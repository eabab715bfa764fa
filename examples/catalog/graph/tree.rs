//! What a package needs, as a tree.

use std::ops::Range;

use cargo_metadata::semver::Version;
use schemars::JsonSchema;
use serde::Serialize;

use super::Graph;
use crate::package::DependencyKind;

/// A package and what it depends on.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TreeNode {
    /// Name of the package.
    pub name: String,
    /// Its version.
    #[schemars(with = "String")]
    pub version: Version,
    /// What the package above needs it for; absent at the root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<DependencyKind>,
    /// Why dependencies that it has are not listed here; absent where all are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
    /// Its direct dependencies: normal, build, then dev ones, each by name.
    pub dependencies: Vec<TreeNode>,
}

/// Why the dependencies of a package are not listed at one place of a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Cut {
    /// The tree was asked for to this depth.
    Depth,
    /// They are listed at another place, as near to the root or nearer.
    Repeated,
}

/// A place in the tree before it is put together.
struct Place {
    node: usize,
    depth: u32,
    kind: Option<DependencyKind>,
    cut: Option<Cut>,
    children: Range<usize>,
}

impl Place {
    fn new(node: usize, depth: u32, kind: Option<DependencyKind>) -> Self {
        Self {
            node,
            depth,
            kind,
            cut: None,
            children: 0..0,
        }
    }
}

impl Graph {
    /// The tree below the newest version of a package; `None` if there is no package of this name.
    ///
    /// Every package is expanded once, at the place nearest to the root (the first of several), and only
    /// marked at the others. So the tree has at most one node per dependency of the graph, ends where
    /// packages depend on each other in a circle, and shows everything that is reachable within `depth`
    /// steps.
    pub(crate) fn tree(&self, name: &str, depth: Option<u32>) -> Option<TreeNode> {
        let root = self.indices(name).next()?;
        let mut expanded = vec![false; self.nodes.len()];
        let mut places = vec![Place::new(root, 0, None)];
        let mut next = 0;
        // Level by level: what is appended is one step further from the root than the place it is appended
        // for.
        while next < places.len() {
            let Place {
                node, depth: level, ..
            } = places[next];
            let dependencies = &self.nodes[node].dependencies;
            if dependencies.is_empty() {
                // Nothing to list and nothing to cut.
            } else if expanded[node] {
                places[next].cut = Some(Cut::Repeated);
            } else if depth.is_some_and(|depth| level >= depth) {
                places[next].cut = Some(Cut::Depth);
            } else {
                expanded[node] = true;
                let first = places.len();
                places.extend(
                    dependencies
                        .iter()
                        .map(|edge| Place::new(edge.node, level + 1, Some(edge.kind))),
                );
                places[next].children = first..places.len();
            }
            next += 1;
        }
        Some(self.assemble(&places, 0))
    }

    fn assemble(&self, places: &[Place], index: usize) -> TreeNode {
        let place = &places[index];
        let package = &self.nodes[place.node].package;
        TreeNode {
            name: package.name.clone(),
            version: package.version.clone(),
            kind: place.kind,
            cut: place.cut,
            dependencies: place
                .children
                .clone()
                .map(|child| self.assemble(places, child))
                .collect(),
        }
    }
}
