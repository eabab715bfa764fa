//! Which kind of error a type is.

use std::error::Error;

use super::{Typed, not_asserted};
use crate::error::{ErrorSpec, IntoRpcError, RpcError};

/// An error that implements [`IntoRpcError`].
#[derive(Debug)]
pub struct ByTrait;

/// An error that is only an error.
#[derive(Debug)]
pub struct BySource;

/// No error of an RPC method.
#[derive(Debug)]
pub struct Unknown;

/// First choice: `(&&&Typed::<E>::new()).__rpc_error_kind()`.
pub trait ErrorByTrait {
    /// The way.
    fn __rpc_error_kind(&self) -> ByTrait {
        ByTrait
    }
}

impl<E: IntoRpcError> ErrorByTrait for &&Typed<E> {}

/// Second choice.
pub trait ErrorBySource {
    /// The way.
    fn __rpc_error_kind(&self) -> BySource {
        BySource
    }
}

impl<E: Into<Box<dyn Error + Send + Sync>>> ErrorBySource for &Typed<E> {}

/// Neither: [`Unknown::check`] asks for [`IntoRpcError`], so that the compiler names it once.
pub trait ErrorUnknown {
    /// The way.
    fn __rpc_error_kind(&self) -> Unknown {
        Unknown
    }
}

impl<E> ErrorUnknown for Typed<E> {}

impl Unknown {
    /// Is never reached.
    pub fn convert<E>(self, _: E) -> RpcError {
        not_asserted()
    }

    /// Nothing.
    #[must_use]
    pub fn specs<E>(self, _: &Typed<E>) -> Vec<ErrorSpec> {
        Vec::new()
    }

    /// Does not compile.
    pub fn check<E: IntoRpcError>(self, _: &Typed<E>) {}
}

impl ByTrait {
    /// Is an error of an RPC method.
    pub fn check<E>(self, _: &Typed<E>) {}

    /// Converts.
    pub fn convert<E: IntoRpcError>(self, error: E) -> RpcError {
        error.into_rpc_error()
    }

    /// The errors a caller may meet.
    #[must_use]
    pub fn specs<E: IntoRpcError>(self, _: &Typed<E>) -> Vec<ErrorSpec> {
        E::specs()
    }
}

impl BySource {
    /// Is an error of an RPC method.
    pub fn check<E>(self, _: &Typed<E>) {}

    /// Converts.
    pub fn convert<E: Into<Box<dyn Error + Send + Sync>>>(self, error: E) -> RpcError {
        RpcError::from_source(error.into(), std::any::type_name::<E>())
    }

    /// No code of its own: nothing to list.
    #[must_use]
    pub fn specs<E>(self, _: &Typed<E>) -> Vec<ErrorSpec> {
        Vec::new()
    }
}
