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
#[derive(Clone, Copy, Debug)]
pub struct SelfType {
    /// Compares it with the type of an instance.
    pub id: TypeId,
    /// The same of an `Arc` of it, as which an instance may be handed in too.
    pub shared_id: TypeId,
    /// Takes the instance out of an `Arc` of it that was handed in.
    pub unshare: fn(&Instance) -> Option<Instance>,
    /// Its path, for messages.
    pub name: &'static str,
}

impl SelfType {
    /// The identity of `T`.
    #[must_use]
    pub fn of<T: Send + Sync + 'static>() -> Self {
        Self {
            id: TypeId::of::<T>(),
            shared_id: TypeId::of::<Arc<T>>(),
            unshare: |instance| {
                instance
                    .downcast_ref::<Arc<T>>()
                    .map(|shared| Arc::clone(shared) as Instance)
            },
            name: std::any::type_name::<T>(),
        }
    }
}

impl PartialEq for SelfType {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for SelfType {}

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
