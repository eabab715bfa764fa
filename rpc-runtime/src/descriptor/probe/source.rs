//! Causes of errors.

use std::error::Error;

use super::Typed;
use crate::error::RpcError;

/// A cause that can travel with its error.
#[derive(Debug)]
pub struct Kept;

/// A cause that cannot leave its thread or holds a borrow.
#[derive(Debug)]
pub struct Dropped;

/// First choice: `(&&Typed::<E>::new()).__rpc_source_kind()`.
pub trait KeepSource {
    /// The way.
    fn __rpc_source_kind(&self) -> Kept {
        Kept
    }
}

impl<E: Into<Box<dyn Error + Send + Sync>>> KeepSource for &Typed<E> {}

/// Fallback of [`KeepSource`].
pub trait DropSource {
    /// The way.
    fn __rpc_source_kind(&self) -> Dropped {
        Dropped
    }
}

impl<E> DropSource for Typed<E> {}

impl Kept {
    /// Adds the cause.
    #[must_use]
    pub fn attach<E: Into<Box<dyn Error + Send + Sync>>>(self, error: RpcError, source: E) -> RpcError {
        error.with_source(source)
    }
}

impl Dropped {
    /// Leaves the cause out.
    #[must_use]
    pub fn attach<E>(self, error: RpcError, _: E) -> RpcError {
        error
    }
}
