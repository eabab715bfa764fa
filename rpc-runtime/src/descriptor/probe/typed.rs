//! The witness of a type.

use std::marker::PhantomData;

/// A type without a value.
#[derive(Debug)]
pub struct Typed<T: ?Sized>(PhantomData<fn() -> Box<T>>);

impl<T: ?Sized> Typed<T> {
    /// The witness of `T`.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "only generated code makes one")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T> Typed<T> {
    /// The witness of the type of a value.
    pub const fn of(_: &T) -> Self {
        Self::new()
    }
}
