//! Shape probes: they tell `Option<T>` from `T`, `Result<T, E>` from `T` and one kind of error from another on the
//! concrete type, whatever alias names it.
//!
//! A probe looks at the shape only. What the shape must be able to do (deserialize, serialize, have a schema) is asked
//! for by a second function that generated code calls with the span of the user's own type, so that a missing derive is
//! reported there.

use std::{convert::Infallible, error::Error, marker::PhantomData, sync::Arc};

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

use super::{Instance, ResultKind, SchemaFn};
use crate::{
    error::{ErrorSpec, IntoRpcError, RpcError},
    text::Text,
};

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

// ---- parameters ----------------------------------------------------------------------------------------------------

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
    pub const fn shape(self) -> OptionalShape<T> {
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
    fn shape(self) -> PlainShape<Self::Type> {
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
}

impl<T> Shape for OptionalShape<T> {
    type Value = Option<T>;
    type Schema = T;
}

impl<T> Shape for PlainShape<T> {
    type Value = T;
    type Schema = T;
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

/// The schema of a parameter.
#[must_use]
pub fn param_schema<S>(_: S, generator: &mut schemars::SchemaGenerator) -> schemars::Schema
where
    S: Shape,
    S::Schema: JsonSchema,
{
    generator.subschema_for::<S::Schema>()
}

/// Asserts that an argument can be decoded; the error stands at the user's type.
pub const fn assert_input<T: DeserializeOwned + JsonSchema + Send + 'static>(_: &Typed<T>) {}

// ---- parameters that are lent ----------------------------------------------------------------------------------------

/// What `&Self` borrows from once it has been decoded: `&str` from a `String`, `&[T]` from a `Vec<T>`, `&T` from a `T`.
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

// ---- defaults --------------------------------------------------------------------------------------------------------

/// Shows a default as JSON where its type can be serialized.
pub trait SerializeDefault {
    /// The JSON.
    fn to_json(&self) -> Option<serde_json::Value>;
}

impl<T: Serialize> SerializeDefault for &DefaultValue<T> {
    fn to_json(&self) -> Option<serde_json::Value> {
        serde_json::to_value(&self.0).ok()
    }
}

/// Fallback of [`SerializeDefault`]: the default is not shown.
pub trait HideDefault {
    /// Nothing.
    fn to_json(&self) -> Option<serde_json::Value> {
        None
    }
}

impl<T> HideDefault for DefaultValue<T> {}

/// Wraps a default for the two traits above: `(&&DefaultValue(value)).to_json()`.
#[derive(Debug)]
pub struct DefaultValue<T>(pub T);

// ---- instances -------------------------------------------------------------------------------------------------------

/// Makes the instance of a zero-sized `Default` type: `(&&Typed::<T>::new()).construct()`.
pub trait ConstructDefault {
    /// The instance.
    fn construct(&self) -> Option<Instance>;
}

impl<T: Default + Send + Sync + 'static> ConstructDefault for &Typed<T> {
    fn construct(&self) -> Option<Instance> {
        (size_of::<T>() == 0).then(|| Arc::new(T::default()) as Instance)
    }
}

/// Fallback of [`ConstructDefault`]: the instance must be handed in.
pub trait ConstructNothing {
    /// Nothing.
    fn construct(&self) -> Option<Instance> {
        None
    }
}

impl<T> ConstructNothing for Typed<T> {}

/// Asserts that a type can be shared by calls; the error stands at the annotated type.
pub const fn assert_service<T: Send + Sync + 'static>() {}

// ---- results ---------------------------------------------------------------------------------------------------------

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
    pub fn split(self, value: Result<T, E>) -> Result<T, E> {
        value
    }

    /// The type of success.
    #[must_use]
    pub const fn ok(self) -> Typed<T> {
        Typed::new()
    }

    /// The type of failure.
    #[must_use]
    pub const fn err(self) -> Typed<E> {
        Typed::new()
    }
}

/// Fallback of [`Returned`] for a method that cannot fail.
pub trait PlainReturn: Sized {
    /// The type.
    type Type;

    /// The value as a success.
    #[allow(clippy::missing_errors_doc, reason = "cannot fail")]
    fn split(self, value: Self::Type) -> Result<Self::Type, Infallible> {
        Ok(value)
    }

    /// The type of success.
    fn ok(self) -> Typed<Self::Type> {
        Typed::new()
    }

    /// No failure.
    fn err(self) -> Typed<Infallible> {
        Typed::new()
    }
}

impl<T> PlainReturn for Returned<T> {
    type Type = T;
}

impl Typed<()> {
    /// `null` on the wire.
    #[must_use]
    pub const fn result_kind(&self) -> ResultKind {
        ResultKind::Unit
    }
}

impl Typed<Text> {
    /// Raw text.
    #[must_use]
    pub const fn result_kind(&self) -> ResultKind {
        ResultKind::Text
    }
}

/// Asserts that a result can be written and described; the error stands at the user's type.
pub const fn assert_output<T: Serialize + JsonSchema>(_: &Typed<T>) {}

/// Fallback: a JSON value.
pub trait ValueResult {
    /// A JSON value.
    fn result_kind(&self) -> ResultKind {
        ResultKind::Value
    }
}

impl<T> ValueResult for Typed<T> {}

/// The schema function of a result.
#[must_use]
pub fn result_schema<T: JsonSchema>(_: &Typed<T>) -> SchemaFn {
    |generator| generator.subschema_for::<T>()
}

// ---- errors ----------------------------------------------------------------------------------------------------------

/// An error that implements [`IntoRpcError`].
#[derive(Debug)]
pub struct ByTrait;

/// An error that is only an error.
#[derive(Debug)]
pub struct BySource;

/// First choice: `(&&Typed::<E>::new()).error_kind()`.
pub trait ErrorByTrait {
    /// The way.
    fn error_kind(&self) -> ByTrait {
        ByTrait
    }
}

impl<E: IntoRpcError> ErrorByTrait for &&Typed<E> {}

/// Second choice.
pub trait ErrorBySource {
    /// The way.
    fn error_kind(&self) -> BySource {
        BySource
    }
}

impl<E: Into<Box<dyn Error + Send + Sync>>> ErrorBySource for &Typed<E> {}

/// Neither: asks for [`IntoRpcError`], so that the compiler names it.
pub trait ErrorUnknown {
    /// The way.
    fn error_kind(&self) -> ByTrait {
        ByTrait
    }
}

impl<E> ErrorUnknown for Typed<E> {}

impl ByTrait {
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

// ---- causes of errors ------------------------------------------------------------------------------------------------

/// A cause that can travel with its error.
#[derive(Debug)]
pub struct Kept;

/// A cause that cannot leave its thread or holds a borrow.
#[derive(Debug)]
pub struct Dropped;

/// First choice: `(&&Typed::<E>::new()).source_kind()`.
pub trait KeepSource {
    /// The way.
    fn source_kind(&self) -> Kept {
        Kept
    }
}

impl<E: Into<Box<dyn Error + Send + Sync>>> KeepSource for &Typed<E> {}

/// Fallback of [`KeepSource`].
pub trait DropSource {
    /// The way.
    fn source_kind(&self) -> Dropped {
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
