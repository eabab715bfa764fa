//! Instances that make themselves.

use std::sync::Arc;

use super::Typed;
use crate::descriptor::Instance;

/// Makes the instance of a zero-sized `Default` type: `(&&Typed::<T>::new()).__rpc_construct()`.
pub trait ConstructDefault {
    /// The instance.
    fn __rpc_construct(&self) -> Option<Instance>;
}

impl<T: Default + Send + Sync + 'static> ConstructDefault for &Typed<T> {
    fn __rpc_construct(&self) -> Option<Instance> {
        (size_of::<T>() == 0).then(|| Arc::new(T::default()) as Instance)
    }
}

/// Fallback of [`ConstructDefault`]: the instance must be handed in.
pub trait ConstructNothing {
    /// Nothing.
    fn __rpc_construct(&self) -> Option<Instance> {
        None
    }
}

impl<T> ConstructNothing for Typed<T> {}
