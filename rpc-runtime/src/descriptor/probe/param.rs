//! Whether a parameter is an `Option`.

use std::marker::PhantomData;

/// Asks whether a parameter's type is an `Option`.
#[derive(Debug)]
pub struct Param<T>(PhantomData<fn() -> T>);

impl<T> Param<T> {
    /// The probe.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "only generated code makes one")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// The shape `Option<T>`.
#[derive(Debug)]
pub struct OptionalShape<T>(PhantomData<fn() -> T>);

/// Any other shape.
#[derive(Debug)]
pub struct PlainShape<T>(PhantomData<fn() -> T>);

impl<T> Param<Option<T>> {
    /// May be left out.
    pub const IS_OPTION: bool = true;

    /// The shape.
    #[must_use]
    pub const fn __rpc_shape(self) -> OptionalShape<T> {
        OptionalShape(PhantomData)
    }

    /// The type whose schema is shown.
    #[must_use]
    pub const fn inner(self) -> Param<T> {
        Param(PhantomData)
    }
}

impl<T> Param<Option<Option<T>>> {
    /// `null` is a value.
    pub const HOLDS_NULL: bool = true;
}

/// Fallback of [`Param`] for every type that is no `Option`.
pub trait PlainParam: Sized {
    /// Must be given.
    const IS_OPTION: bool = false;
    /// `null` is no value of its own.
    const HOLDS_NULL: bool = false;
    /// The type.
    type Type;

    /// The shape.
    fn __rpc_shape(self) -> PlainShape<Self::Type> {
        PlainShape(PhantomData)
    }
}

impl<T> PlainParam for Param<T> {
    type Type = T;
}

/// Reads one argument by its shape; see [`crate::args::ArgReader`].
pub trait Shape {
    /// What the method takes.
    type Value;
    /// What stands in the schema.
    type Schema: ?Sized;
    /// The shape.
    const SHAPE: Self;
}

impl<T> Shape for OptionalShape<T> {
    type Value = Option<T>;
    type Schema = T;
    const SHAPE: Self = Self(PhantomData);
}

impl<T> Shape for PlainShape<T> {
    type Value = T;
    type Schema = T;
    const SHAPE: Self = Self(PhantomData);
}

/// Puts a literal default into its shape.
pub trait Given: Shape {
    /// What a literal may stand for: the type, or what its `Option` holds.
    type Inner;

    /// The value.
    fn given(self, inner: Self::Inner) -> Self::Value;
}

impl<T> Given for OptionalShape<T> {
    type Inner = T;

    fn given(self, inner: T) -> Option<T> {
        Some(inner)
    }
}

impl<T> Given for PlainShape<T> {
    type Inner = T;

    fn given(self, inner: T) -> T {
        inner
    }
}
