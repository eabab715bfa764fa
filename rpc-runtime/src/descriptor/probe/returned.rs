//! Whether a method returns a `Result`, and what kind of value.

use std::{convert::Infallible, marker::PhantomData};

use super::Typed;
use crate::{descriptor::ResultKind, text::Text};

/// Asks whether a method returns a `Result`.
#[derive(Debug)]
pub struct Returned<T>(PhantomData<fn() -> T>);

impl<T> Returned<T> {
    /// The probe.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "only generated code makes one")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// The probe of a value's type.
    pub const fn of(_: &T) -> Self {
        Self(PhantomData)
    }
}

impl<T, E> Returned<Result<T, E>> {
    /// The value as it is.
    #[allow(clippy::missing_errors_doc, reason = "the identity")]
    pub fn __rpc_split(self, value: Result<T, E>) -> Result<T, E> {
        value
    }

    /// The type of success.
    #[must_use]
    pub const fn __rpc_ok(self) -> Typed<T> {
        Typed::new()
    }

    /// The type of failure.
    #[must_use]
    pub const fn __rpc_err(self) -> Typed<E> {
        Typed::new()
    }
}

/// Fallback of [`Returned`] for a method that cannot fail.
pub trait PlainReturn: Sized {
    /// The type.
    type Type;

    /// The value as a success.
    #[allow(clippy::missing_errors_doc, reason = "cannot fail")]
    fn __rpc_split(self, value: Self::Type) -> Result<Self::Type, Infallible> {
        Ok(value)
    }

    /// The type of success.
    fn __rpc_ok(self) -> Typed<Self::Type> {
        Typed::new()
    }

    /// No failure.
    fn __rpc_err(self) -> Typed<Infallible> {
        Typed::new()
    }
}

impl<T> PlainReturn for Returned<T> {
    type Type = T;
}

impl Typed<()> {
    /// `null` on the wire.
    #[must_use]
    pub const fn __rpc_result_kind(&self) -> ResultKind {
        ResultKind::Unit
    }
}

impl Typed<Text> {
    /// Raw text.
    #[must_use]
    pub const fn __rpc_result_kind(&self) -> ResultKind {
        ResultKind::Text
    }
}

/// Fallback: a JSON value.
pub trait ValueResult {
    /// A JSON value.
    fn __rpc_result_kind(&self) -> ResultKind {
        ResultKind::Value
    }
}

impl<T> ValueResult for Typed<T> {}
