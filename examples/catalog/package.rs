//! What clients see of a package.

use cargo_metadata::semver::Version;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A package of the dependency tree.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Package {
    /// Name, as a manifest spells it.
    pub name: String,
    /// Resolved version.
    #[schemars(with = "String")]
    pub version: Version,
    /// What the package says about itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// SPDX expression of its license, as written in its manifest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
    /// Where its source is developed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repository: Option<String>,
    /// Where its documentation is, if the manifest says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub documentation: Option<String>,
    /// Oldest Rust version it supports, if the manifest says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rust_version: Option<String>,
    /// Keywords of its manifest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Features that are switched on in this workspace.
    pub features: Vec<String>,
    /// Where Cargo takes it from.
    pub origin: Origin,
}

impl Package {
    /// `name@version`, the form that Cargo takes with `-p`.
    pub(crate) fn spec(&self) -> String {
        format!("{}@{}", self.name, self.version)
    }
}

/// Where Cargo takes a package from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// A member of the workspace itself.
    Workspace,
    /// A folder outside the workspace.
    Path,
    /// A registry.
    Registry,
    /// A git repository.
    Git,
}

/// What a dependency is needed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum DependencyKind {
    /// To build and run the package.
    Normal,
    /// For its build script.
    Build,
    /// For its tests, examples and benchmarks.
    Dev,
}
