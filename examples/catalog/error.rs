//! What can go wrong in a question to the catalog.

use rpc_runtime::IntoRpcError;

use crate::graph::{Graph, ReadError};

/// Why the catalog could not answer.
#[derive(Debug, thiserror::Error, IntoRpcError)]
pub enum CatalogError {
    /// No package of the tree has this name.
    #[error("no package is called `{name}` in this tree")]
    #[rpc(code = 1001, hint = "`Catalog.search` finds names")]
    UnknownPackage {
        /// The name that was asked for.
        name: String,
        /// Names that come close.
        similar: Vec<String>,
    },

    /// The package is there, but not in this version.
    #[error("`{name}` is not in this tree in version `{version}`")]
    #[rpc(
        code = 1002,
        hint = "name one of the available versions, or none for the newest"
    )]
    UnknownVersion {
        /// The package.
        name: String,
        /// The version that was asked for.
        version: String,
        /// The versions in the tree, newest first.
        available: Vec<String>,
    },

    /// The tree could not be read.
    #[error(transparent)]
    #[rpc(transparent)]
    Read(#[from] ReadError),
}

impl CatalogError {
    /// The package is unknown; names that contain the one asked for are similar.
    pub(crate) fn unknown_package(graph: &Graph, name: &str) -> Self {
        let mut similar: Vec<_> = graph
            .search(name, 5)
            .into_iter()
            .map(|package| package.name)
            .collect();
        similar.dedup();
        Self::UnknownPackage {
            name: name.to_owned(),
            similar,
        }
    }
}
