//! Writes and describes results; a type that cannot is reported by the assertions alone.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Typed, not_asserted};
use crate::{
    descriptor::{
        SchemaFn,
        invocation::{Outcome, encode},
    },
    error::RpcError,
};

/// Describes a result that has a schema: `(&&Typed::<T>::new()).__rpc_schema_fn()`.
pub trait DescribeResult {
    /// The schema function.
    fn __rpc_schema_fn(&self) -> SchemaFn;
}

impl<T: JsonSchema> DescribeResult for &Typed<T> {
    fn __rpc_schema_fn(&self) -> SchemaFn {
        |generator| generator.subschema_for::<T>()
    }
}

/// Fallback of [`DescribeResult`], so that [`crate::__private::assert_result`] alone reports the type.
pub trait DescribeNoResult {
    /// Is never used.
    fn __rpc_schema_fn(&self) -> SchemaFn {
        |_| not_asserted()
    }
}

impl<T> DescribeNoResult for Typed<T> {}

/// Writes a result that can be written: `(&&Typed::of(&value)).__rpc_encode(&value)`.
pub trait WriteKnown<T> {
    /// The JSON.
    #[allow(clippy::missing_errors_doc, reason = "see `encode`")]
    fn __rpc_encode(&self, value: &T) -> Outcome;

    /// As a member of `data.extra`.
    fn __rpc_extra(&self, error: RpcError, name: &str, value: &T) -> RpcError;
}

impl<T: Serialize> WriteKnown<T> for &Typed<T> {
    fn __rpc_encode(&self, value: &T) -> Outcome {
        encode(value)
    }

    fn __rpc_extra(&self, error: RpcError, name: &str, value: &T) -> RpcError {
        error.with_extra(name, value)
    }
}

/// Fallback of [`WriteKnown`].
pub trait WriteUnknown<T> {
    /// Is never reached.
    #[allow(clippy::missing_errors_doc, reason = "never reached")]
    fn __rpc_encode(&self, _: &T) -> Outcome {
        not_asserted()
    }

    /// Is never reached.
    fn __rpc_extra(&self, _: RpcError, _: &str, _: &T) -> RpcError {
        not_asserted()
    }
}

impl<T> WriteUnknown<T> for Typed<T> {}
