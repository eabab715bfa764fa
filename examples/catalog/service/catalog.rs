//! The dependency tree.

use cargo_metadata::semver::Version;
use rpc_runtime::rpc_service;

use crate::{
    error::CatalogError,
    graph::{Dependent, LicenseGroup, PendingGraph, TreeNode},
    package::{DependencyKind, Package},
};

/// Questions about the dependency tree of a Cargo workspace, as it is built for this machine.
#[derive(Debug)]
pub struct Catalog {
    graph: PendingGraph,
}

impl Catalog {
    pub(crate) fn new(graph: PendingGraph) -> Self {
        Self { graph }
    }
}

/// Questions about the dependency tree of a Cargo workspace, as it is built for this machine.
#[rpc_service(group = "mcp")]
impl Catalog {
    /// Search packages by name, description and keywords.
    ///
    /// Returns up to `limit` packages in which every word occurs, the most relevant first:
    ///
    /// 1. the name is the query
    /// 2. the name begins with the query
    /// 3. every word is in the name
    /// 4. the others
    ///
    /// Equally relevant ones are ordered by name, then newest version first.
    #[mcp_tool(
        title = "Search packages",
        read_only_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub async fn search(
        &self,
        /// Words to look for. Case does not count; `-` and `_` are the same.
        query: &str,
        /// How many packages to return at most.
        #[rpc(default = 10)]
        limit: u32,
    ) -> Result<Vec<Package>, CatalogError> {
        let graph = self.graph.ready().await?;
        Ok(graph.search(query, usize::try_from(limit).unwrap_or(usize::MAX)))
    }

    /// Everything known about one package.
    #[mcp_tool(
        title = "Show a package",
        read_only_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub async fn get(
        &self,
        /// Exact name of the package.
        name: &str,
        /// Exact version; the newest in the tree if left out.
        version: Option<&str>,
    ) -> Result<Package, CatalogError> {
        let graph = self.graph.ready().await?;
        let newest = graph
            .find(name, None)
            .ok_or_else(|| CatalogError::unknown_package(&graph, name))?;
        let Some(version) = version else {
            return Ok(newest.clone());
        };
        let found = Version::parse(version)
            .ok()
            .and_then(|version| graph.find(name, Some(&version)));
        found.cloned().ok_or_else(|| CatalogError::UnknownVersion {
            name: name.to_owned(),
            version: version.to_owned(),
            available: graph
                .versions(name)
                .map(|package| package.version.to_string())
                .collect(),
        })
    }

    /// Packages that depend directly on a package, in any of its versions.
    #[mcp_tool(
        title = "Who needs a package",
        read_only_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub async fn dependents(
        &self,
        /// Exact name of the package.
        name: &str,
        /// Only those that need it for this; all if left out.
        kind: Option<DependencyKind>,
    ) -> Result<Vec<Dependent>, CatalogError> {
        let graph = self.graph.ready().await?;
        graph
            .dependents(name, kind)
            .ok_or_else(|| CatalogError::unknown_package(&graph, name))
    }

    /// What a package depends on, directly and indirectly, starting at its newest version.
    ///
    /// Every package is expanded once, where it is nearest to the root. Where it is met again, or where
    /// `depth` ends, it is marked by `cut` and its dependencies are left out.
    #[mcp_tool(
        title = "Dependency tree",
        read_only_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub async fn tree(
        &self,
        /// Exact name of the package.
        name: &str,
        /// How many levels to list below the package; all of them if left out.
        depth: Option<u32>,
    ) -> Result<TreeNode, CatalogError> {
        let graph = self.graph.ready().await?;
        graph
            .tree(name, depth)
            .ok_or_else(|| CatalogError::unknown_package(&graph, name))
    }

    /// The licenses of all packages, the most frequent first.
    #[mcp_tool(
        title = "Licenses in use",
        read_only_hint,
        idempotent_hint,
        open_world_hint = false
    )]
    pub async fn licenses(&self) -> Result<Vec<LicenseGroup>, CatalogError> {
        Ok(self.graph.ready().await?.licenses())
    }
}
