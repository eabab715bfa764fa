//! The services called as plain Rust: the attributes leave their methods as they are.

use rpc_runtime::CallContext;

use super::{Catalog, Notes, Ping};
use crate::{error::CatalogError, graph::test::sample, note::NoteStore, package::DependencyKind};

fn catalog() -> Catalog {
    Catalog::new(sample().into())
}

#[tokio::test]
async fn get_takes_the_newest_or_exactly_the_version_asked_for() {
    assert_eq!(catalog().get("base", None).await.unwrap().spec(), "base@2.0.0");
    assert_eq!(
        catalog().get("base", Some("1.0.0")).await.unwrap().spec(),
        "base@1.0.0"
    );
}

#[tokio::test]
async fn an_unknown_version_names_those_there_are() {
    for wrong in ["1.5.0", "newest"] {
        let error = catalog().get("base", Some(wrong)).await.unwrap_err();
        let CatalogError::UnknownVersion {
            version, available, ..
        } = error
        else {
            panic!("{error}")
        };
        assert_eq!(
            (version.as_str(), available),
            (wrong, vec!["2.0.0".into(), "1.0.0".into()])
        );
    }
}

#[tokio::test]
async fn an_unknown_package_names_similar_ones_wherever_it_is_asked_for() {
    let catalog = catalog();
    let errors = [
        catalog.get("bas", None).await.unwrap_err(),
        catalog.dependents("bas", None).await.unwrap_err(),
        catalog.tree("bas", None).await.unwrap_err(),
    ];
    for error in errors {
        let CatalogError::UnknownPackage { name, similar } = error else {
            panic!("{error}")
        };
        assert_eq!((name.as_str(), similar), ("bas", vec!["base".into()]));
    }
}

#[tokio::test]
async fn lists_are_cut_and_filtered_as_asked() {
    assert_eq!(catalog().search("", 3).await.unwrap().len(), 3);
    assert_eq!(catalog().search("", u32::MAX).await.unwrap().len(), 6);
    assert_eq!(
        catalog()
            .dependents("base", Some(DependencyKind::Build))
            .await
            .unwrap()
            .len(),
        1
    );
    assert_eq!(catalog().licenses().await.unwrap()[0].count, 6);
}

#[test]
fn notes_say_through_which_door_they_came() {
    let notes = Notes::new(NoteStore::open(None).unwrap());
    let note = notes
        .add(&CallContext::detached(), "serde", "derives everything")
        .unwrap();
    assert_eq!(note.carrier, "detached");
    assert_eq!(notes.list(Some("serde")).unwrap(), std::slice::from_ref(&note));
    assert!(notes.remove(note.id).unwrap());
}

#[test]
fn ping_answers_by_name() {
    assert_eq!(Ping.ping("you"), "pong to you");
}
