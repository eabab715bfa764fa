//! Who needs a package.

use cargo_metadata::semver::Version;
use schemars::JsonSchema;
use serde::Serialize;

use super::Graph;
use crate::package::DependencyKind;

/// A package that depends directly on the one asked about.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Dependent {
    /// Its name.
    pub name: String,
    /// Its version.
    #[schemars(with = "String")]
    pub version: Version,
    /// What it needs the dependency for.
    pub kind: DependencyKind,
    /// The version of the dependency that it is built with.
    #[schemars(with = "String")]
    pub uses: Version,
}

impl Graph {
    /// Direct dependents of any version of a package; `None` if there is no package of this name.
    ///
    /// By the dependent's name, its version descending, kind, then the version used, descending. A package
    /// that needs another for two purposes is listed for each.
    pub(crate) fn dependents(&self, name: &str, kind: Option<DependencyKind>) -> Option<Vec<Dependent>> {
        let versions = self.indices(name);
        if versions.is_empty() {
            return None;
        }
        let mut found: Vec<_> = versions
            .flat_map(|used| {
                self.nodes[used]
                    .dependents
                    .iter()
                    .map(move |edge| (edge.node, edge.kind, used))
            })
            .filter(|&(_, found, _)| kind.is_none_or(|kind| kind == found))
            .collect();
        found.sort_unstable();
        let dependents = found.into_iter().map(|(node, kind, used)| {
            let package = &self.nodes[node].package;
            let uses = self.nodes[used].package.version.clone();
            Dependent {
                name: package.name.clone(),
                version: package.version.clone(),
                kind,
                uses,
            }
        });
        Some(dependents.collect())
    }
}
