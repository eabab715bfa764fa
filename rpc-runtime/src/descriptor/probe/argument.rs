//! Reads and describes arguments; a type that cannot is reported by the assertions alone.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;

use super::{Shape, Typed, not_asserted};
use crate::args::{ArgReader, Decoded, ReadArg, Slot};

/// Wraps a shape for the traits below: `(&&Argument(shape)).__rpc_read(…)`.
#[derive(Debug)]
pub struct Argument<S>(pub S);

/// Reads and describes an argument that can be read.
pub trait ReadKnown {
    /// What the method takes.
    type Value;

    /// The next argument.
    fn __rpc_read(&self, reader: &mut ArgReader<'_>) -> Slot<Self::Value>;
}

impl<S: ReadArg> ReadKnown for &Argument<S> {
    type Value = S::Value;

    fn __rpc_read(&self, reader: &mut ArgReader<'_>) -> Slot<S::Value> {
        reader.read(S::SHAPE)
    }
}

/// Fallback of [`ReadKnown`], so that [`crate::__private::assert_input`] alone reports the type.
pub trait ReadUnknown {
    /// What the method takes.
    type Value;

    /// Is never reached.
    fn __rpc_read(&self, _: &mut ArgReader<'_>) -> Slot<Self::Value> {
        not_asserted()
    }
}

impl<S: Shape> ReadUnknown for Argument<S> {
    type Value = S::Value;
}

/// Reads an argument that has a default.
pub trait ReadOrKnown<T> {
    /// The next argument, or the default.
    fn __rpc_read_or(&self, reader: &mut ArgReader<'_>, default: impl FnOnce() -> T) -> Slot<T>;
}

impl<T: DeserializeOwned> ReadOrKnown<T> for &Typed<T> {
    fn __rpc_read_or(&self, reader: &mut ArgReader<'_>, default: impl FnOnce() -> T) -> Slot<T> {
        reader.read_or(default)
    }
}

/// Fallback of [`ReadOrKnown`].
pub trait ReadOrUnknown<T> {
    /// Is never reached.
    fn __rpc_read_or(&self, _: &mut ArgReader<'_>, _: impl FnOnce() -> T) -> Slot<T> {
        not_asserted()
    }
}

impl<T> ReadOrUnknown<T> for Typed<T> {}

/// Packs arguments that can be sent: `(&&Typed::<(…)>::new()).__rpc_finish(…)`.
pub trait FinishKnown<T> {
    /// The tuple, or the reader back with its faults.
    #[allow(clippy::missing_errors_doc, reason = "see `ArgReader::finish`")]
    fn __rpc_finish<'a>(
        &self,
        reader: ArgReader<'a>,
        tuple: impl FnOnce() -> T,
    ) -> Result<Decoded, ArgReader<'a>>;
}

impl<T: Send + 'static> FinishKnown<T> for &Typed<T> {
    fn __rpc_finish<'a>(
        &self,
        reader: ArgReader<'a>,
        tuple: impl FnOnce() -> T,
    ) -> Result<Decoded, ArgReader<'a>> {
        reader.finish(tuple)
    }
}

/// Fallback of [`FinishKnown`].
pub trait FinishUnknown<T> {
    /// Is never reached.
    #[allow(clippy::missing_errors_doc, reason = "never reached")]
    fn __rpc_finish<'a>(&self, _: ArgReader<'a>, _: impl FnOnce() -> T) -> Result<Decoded, ArgReader<'a>> {
        not_asserted()
    }
}

impl<T> FinishUnknown<T> for Typed<T> {}

/// Describes an argument that has a schema.
pub trait DescribeArgument {
    /// The schema of what is shown.
    fn __rpc_schema(&self, generator: &mut SchemaGenerator) -> Schema;
}

impl<S: Shape> DescribeArgument for &Argument<S>
where
    S::Schema: JsonSchema,
{
    fn __rpc_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<S::Schema>()
    }
}

/// Fallback of [`DescribeArgument`].
pub trait DescribeNothing {
    /// Is never reached.
    fn __rpc_schema(&self, _: &mut SchemaGenerator) -> Schema {
        not_asserted()
    }
}

impl<S> DescribeNothing for Argument<S> {}
