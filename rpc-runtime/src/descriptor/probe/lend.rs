//! Parameters that are lent.

use std::{
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
};

/// What `&Self` borrows from once it has been decoded: `&str` from a `String`, `&[T]` from a `Vec<T>`, `&T` from a `T`.
#[diagnostic::on_unimplemented(
    message = "a parameter cannot be `&{Self}`",
    label = "has no owned form to lend it from",
    note = "take `&str`, `&[T]`, `&T` of a sized type, or an owned type"
)]
pub trait Lend {
    /// The owned form.
    type Owned;

    /// Borrows.
    fn lend(owned: &Self::Owned) -> &Self;
}

impl<T> Lend for T {
    type Owned = T;

    fn lend(owned: &T) -> &T {
        owned
    }
}

impl<T> Lend for [T] {
    type Owned = Vec<T>;

    fn lend(owned: &Vec<T>) -> &[T] {
        owned
    }
}

impl Lend for Path {
    type Owned = PathBuf;

    fn lend(owned: &PathBuf) -> &Path {
        owned
    }
}

impl Lend for OsStr {
    type Owned = OsString;

    fn lend(owned: &OsString) -> &OsStr {
        owned
    }
}

impl Lend for str {
    type Owned = String;

    fn lend(owned: &String) -> &str {
        owned
    }
}

/// Borrows from an optional argument.
#[must_use]
pub fn lend_option<T: Lend + ?Sized>(owned: &Option<T::Owned>) -> Option<&T> {
    owned.as_ref().map(T::lend)
}
