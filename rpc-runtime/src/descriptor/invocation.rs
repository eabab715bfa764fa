//! A call that has been handed to its method.

use std::{fmt, future::Future, pin::Pin, sync::Arc};

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::Instance;
use crate::error::RpcError;

/// A result serialised once, or the error.
pub type Outcome = Result<Box<RawValue>, RpcError>;

/// How the method runs.
pub enum Invocation {
    /// A sync method, done.
    Ready(Outcome),
    /// An async method.
    Future(Pin<Box<dyn Future<Output = Outcome> + Send>>),
    /// A sync method that may block; it wants a thread of the blocking pool.
    Blocking(Box<dyn FnOnce() -> Outcome + Send>),
}

impl Invocation {
    /// An async method.
    pub fn future(future: impl Future<Output = Outcome> + Send + 'static) -> Self {
        Self::Future(Box::pin(future))
    }

    /// A method that may block.
    pub fn blocking(run: impl FnOnce() -> Outcome + Send + 'static) -> Self {
        Self::Blocking(Box::new(run))
    }
}

impl fmt::Debug for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ready(_) => "Invocation::Ready",
            Self::Future(_) => "Invocation::Future",
            Self::Blocking(_) => "Invocation::Blocking",
        })
    }
}

/// The typed instance of a service.
///
/// # Panics
/// The instance is of another type; registration pairs types and instances, so this is a defect of the runtime.
#[must_use]
pub fn instance_of<T: Send + Sync + 'static>(instance: &Instance) -> Arc<T> {
    match Arc::clone(instance).downcast::<T>() {
        Ok(instance) => instance,
        Err(_) => panic!(
            "the registry paired a method of `{}` with another instance",
            std::any::type_name::<T>()
        ),
    }
}

/// Serialises a result.
///
/// # Errors
/// The value cannot be written as JSON.
pub fn encode<T: Serialize + ?Sized>(value: &T) -> Outcome {
    to_raw_value(value).map_err(|error| {
        RpcError::internal(format!(
            "the result of type `{}` cannot be written as JSON: {error}",
            std::any::type_name::<T>()
        ))
    })
}
