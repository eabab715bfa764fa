//! One parameter of a method.

use serde_json::Value;

use super::SchemaFn;

/// One parameter of a method.
#[derive(Debug)]
pub struct ParamDescriptor {
    /// Wire name.
    pub name: &'static str,
    /// Text of the parameter; empty where it has none (then the doc of its type is shown).
    pub description: &'static str,
    /// Whether it may be left out: an `Option`, or one with a default.
    pub is_optional: bool,
    /// Whether `null` is an absent argument: an `Option<T>` without default, where `T` itself is no `Option`.
    pub null_is_absent: bool,
    /// The default as JSON, where it can be shown.
    pub default: fn() -> Option<Value>,
    /// Schema of the value, deserialize contract; of an `Option<T>` the schema of `T`.
    pub schema: SchemaFn,
}
