//! Reading real workspaces: this one, and one that is none.

use std::path::{Path, PathBuf};

use super::super::{PendingGraph, ReadError};
use crate::package::{DependencyKind, Origin};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

#[tokio::test]
async fn this_workspace_is_read_from_a_folder_inside_it() {
    let graph = PendingGraph::read(Some(Path::new(HERE).join("catalog")))
        .unwrap()
        .ready()
        .await
        .unwrap();
    let own = graph.find("examples", None).unwrap();
    assert_eq!(own.origin, Origin::Workspace);
    let clap = graph.search("clap", 1).remove(0);
    assert_eq!((clap.name.as_str(), clap.origin), ("clap", Origin::Registry));
    assert!(clap.license.is_some() && clap.description.is_some() && clap.features.contains(&"derive".into()));
    let dependents = graph.dependents("clap", Some(DependencyKind::Normal)).unwrap();
    assert!(
        dependents
            .iter()
            .any(|dependent| dependent.name == "examples" && dependent.uses == clap.version)
    );
    let tree = graph.tree("examples", Some(1)).unwrap();
    assert!(tree.dependencies.iter().any(|child| child.name == "rusqlite"));
    assert_eq!(
        graph.licenses().iter().map(|group| group.count).sum::<usize>(),
        graph.len()
    );
}

#[tokio::test]
async fn this_workspace_is_read_from_a_manifest_for_this_platform_only() {
    let graph = PendingGraph::read(Some(Path::new(HERE).join("Cargo.toml")))
        .unwrap()
        .ready()
        .await
        .unwrap();
    assert_eq!(graph.find("windows-sys", None).is_some(), cfg!(windows));
}

#[tokio::test]
async fn every_caller_learns_why_a_workspace_cannot_be_read() {
    let root = PathBuf::from("/");
    let pending = PendingGraph::read(Some(root)).unwrap();
    for _ in 0..2 {
        let ReadError::Workspace { workspace, reason } = pending.ready().await.unwrap_err() else {
            panic!()
        };
        assert_eq!(workspace, "/");
        assert!(reason.contains("could not find `Cargo.toml`"), "{reason}");
    }
}

#[tokio::test]
async fn a_path_that_does_not_exist_is_named() {
    let path = Path::new(HERE).join("nowhere/Cargo.toml");
    let error = PendingGraph::read(Some(path))
        .unwrap()
        .ready()
        .await
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("nowhere/Cargo.toml") && error.contains("does not exist"),
        "{error}"
    );
}
