//! One annotated block.

use std::{
    any::{Any, TypeId},
    fmt,
    sync::Arc,
};

use super::MethodDescriptor;

/// The one instance of a service type in a server.
pub type Instance = Arc<dyn Any + Send + Sync>;

/// One annotated `impl` block.
#[derive(Debug)]
pub struct ServiceDescriptor {
    /// Wire name of the service, empty for none.
    pub name: &'static str,
    /// The groups of its methods.
    pub groups: &'static [&'static str],
    /// Doc comment of the block.
    pub description: &'static str,
    /// The annotated type.
    pub self_type: fn() -> SelfType,
    /// Makes the instance of a zero-sized `Default` type; `None` for every other type.
    pub construct: fn() -> Option<Instance>,
    /// Where the block stands.
    pub place: Place,
    /// Its published methods, in source order.
    pub methods: &'static [MethodDescriptor],
}

/// The identity of an annotated type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfType {
    /// Compares it with the type of an instance.
    pub id: TypeId,
    /// Its path, for messages.
    pub name: &'static str,
}

impl SelfType {
    /// The identity of `T`.
    #[must_use]
    pub fn of<T: 'static>() -> Self {
        Self { id: TypeId::of::<T>(), name: std::any::type_name::<T>() }
    }
}

/// A place in source code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Path as the compiler saw it.
    pub file: &'static str,
    /// Line, from 1.
    pub line: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
