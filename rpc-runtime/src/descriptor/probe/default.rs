//! Defaults as JSON.

use serde::Serialize;

/// Shows a default as JSON where its type can be serialized.
pub trait SerializeDefault {
    /// The JSON.
    fn __rpc_to_json(&self) -> Option<serde_json::Value>;
}

impl<T: Serialize> SerializeDefault for &DefaultValue<T> {
    fn __rpc_to_json(&self) -> Option<serde_json::Value> {
        serde_json::to_value(&self.0).ok()
    }
}

/// Fallback of [`SerializeDefault`]: the default is not shown.
pub trait HideDefault {
    /// Nothing.
    fn __rpc_to_json(&self) -> Option<serde_json::Value> {
        None
    }
}

impl<T> HideDefault for DefaultValue<T> {}

/// Wraps a default for the two traits above: `(&&DefaultValue(value)).__rpc_to_json()`.
#[derive(Debug)]
pub struct DefaultValue<T>(pub T);
