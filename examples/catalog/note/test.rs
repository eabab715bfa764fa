//! Notes in memory and in a file.

use std::{path::PathBuf, time::Duration};

use rusqlite::Connection;

use super::{NoteError, NoteStore};

/// A file of its own for one test, removed afterwards.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("catalog-{}-{name}.sqlite", std::process::id())))
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn notes_are_listed_by_package_and_in_the_order_they_came() {
    let store = NoteStore::open(None).unwrap();
    for (package, text) in [("serde", "one"), ("tokio", "two"), (" serde ", "three")] {
        store.add(package, text, "test").unwrap();
    }
    let texts = |package| {
        store
            .list(package)
            .unwrap()
            .into_iter()
            .map(|note| note.text)
            .collect::<Vec<_>>()
    };
    assert_eq!(texts(None), ["one", "two", "three"]);
    assert_eq!(texts(Some("serde")), ["one", "three"]);
    assert_eq!(texts(Some("none")), [""; 0]);
}

#[test]
fn a_note_says_when_and_how_it_came() {
    let note = NoteStore::open(None)
        .unwrap()
        .add("serde", "text", "mcp")
        .unwrap();
    assert_eq!((note.id, note.carrier.as_str()), (1, "mcp"));
    assert_eq!(
        note.created_at.len(),
        "2026-01-31T12:00:00Z".len(),
        "{}",
        note.created_at
    );
}

#[test]
fn removing_twice_is_harmless_and_numbers_are_not_reused() {
    let store = NoteStore::open(None).unwrap();
    let first = store.add("serde", "one", "test").unwrap();
    assert!(store.remove(first.id).unwrap());
    let second = store.add("serde", "two", "test").unwrap();
    assert_ne!(first.id, second.id);
    assert!(!store.remove(first.id).unwrap());
    assert_eq!(store.list(None).unwrap(), [second]);
}

#[test]
fn an_empty_note_names_the_empty_parameter() {
    let store = NoteStore::open(None).unwrap();
    assert!(matches!(
        store.add(" ", "text", "test"),
        Err(NoteError::Empty { field: "package" })
    ));
    assert!(matches!(
        store.add("serde", "", "test"),
        Err(NoteError::Empty { field: "text" })
    ));
}

#[test]
fn a_file_keeps_notes_from_one_run_to_the_next() {
    let file = File::new("kept");
    let kept = NoteStore::open(Some(&file.0))
        .unwrap()
        .add("serde", "kept", "test")
        .unwrap();
    assert_eq!(
        NoteStore::open(Some(&file.0)).unwrap().list(None).unwrap(),
        [kept]
    );
}

#[test]
fn a_file_that_another_process_writes_to_is_worth_another_try() {
    let file = File::new("locked");
    let store = NoteStore::open(Some(&file.0)).unwrap();
    store.connection().unwrap().busy_timeout(Duration::ZERO).unwrap();
    let other = Connection::open(&file.0).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(matches!(
        store.add("serde", "text", "test"),
        Err(NoteError::Locked)
    ));
}

#[test]
fn a_file_that_is_no_database_stops_the_start_and_is_named() {
    let file = File::new("text");
    std::fs::write(
        &file.0,
        "no database, but long enough to be looked at as one".repeat(100),
    )
    .unwrap();
    let error = NoteStore::open(Some(&file.0)).unwrap_err().to_string();
    assert!(error.contains("-text.sqlite`: "), "{error}");
}

#[test]
fn after_a_panic_the_notes_say_that_they_are_unusable() {
    let store = NoteStore::open(None).unwrap();
    std::thread::scope(|scope| {
        let call = scope.spawn(|| {
            let _connection = store.connection().unwrap();
            panic!("on purpose");
        });
        assert!(call.join().is_err());
    });
    assert!(matches!(store.list(None), Err(NoteError::Poisoned)));
}
