//! From Cargo's answer to the graph.

use std::collections::HashMap;

use cargo_metadata::{self as cargo, Metadata};

use super::Graph;
use crate::package::{DependencyKind, Origin, Package};

impl Graph {
    /// Takes what Cargo resolved: default features, dev-dependencies of the members only.
    pub(super) fn from_metadata(metadata: &Metadata) -> Self {
        let nodes = metadata
            .resolve
            .as_ref()
            .map_or(&[][..], |resolve| &resolve.nodes);
        let known: HashMap<_, _> = metadata
            .packages
            .iter()
            .map(|package| (&package.id, package))
            .collect();
        let nodes: Vec<_> = nodes
            .iter()
            .filter_map(|node| Some((node, *known.get(&node.id)?)))
            .collect();
        let index: HashMap<_, _> = nodes
            .iter()
            .enumerate()
            .map(|(index, (node, _))| (&node.id, index))
            .collect();

        let mut edges = Vec::new();
        for (dependent, (node, _)) in nodes.iter().enumerate() {
            for dependency in &node.deps {
                let Some(&to) = index.get(&dependency.pkg) else {
                    continue;
                };
                edges.extend(
                    dependency
                        .dep_kinds
                        .iter()
                        .map(|info| (dependent, to, kind(info.kind))),
                );
            }
        }
        let packages = nodes.iter().map(|(node, package)| {
            let member = metadata.workspace_members.contains(&package.id);
            describe(package, node, member)
        });
        Self::new(packages.collect(), &edges)
    }
}

fn describe(package: &cargo::Package, node: &cargo::Node, member: bool) -> Package {
    Package {
        name: package.name.to_string(),
        version: package.version.clone(),
        // Manifests wrap long lines as they like.
        description: package
            .description
            .as_deref()
            .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")),
        license: package.license.clone(),
        repository: package.repository.clone(),
        documentation: package.documentation.clone(),
        rust_version: package.rust_version.as_ref().map(ToString::to_string),
        keywords: package.keywords.clone(),
        features: node.features.iter().map(ToString::to_string).collect(),
        origin: origin(package, member),
    }
}

fn origin(package: &cargo::Package, member: bool) -> Origin {
    match &package.source {
        _ if member => Origin::Workspace,
        None => Origin::Path,
        Some(source) if source.repr.starts_with("git+") => Origin::Git,
        Some(_) => Origin::Registry,
    }
}

fn kind(kind: cargo::DependencyKind) -> DependencyKind {
    match kind {
        cargo::DependencyKind::Build => DependencyKind::Build,
        cargo::DependencyKind::Development => DependencyKind::Dev,
        // Cargo's list is open; a kind it adds is nearest to a normal one.
        _ => DependencyKind::Normal,
    }
}
