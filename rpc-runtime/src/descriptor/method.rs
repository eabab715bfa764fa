//! One published method.

use schemars::{Schema, SchemaGenerator};

use super::{Instance, Invocation, ParamDescriptor, Place, ToolDescriptor};
use crate::{
    args::{ArgReader, Decoded},
    context::CallContext,
    error::ErrorSpec,
};

/// Writes the schema of a type.
pub type SchemaFn = fn(&mut SchemaGenerator) -> Schema;

/// One published method.
#[derive(Debug)]
pub struct MethodDescriptor {
    /// Wire name: `Catalog.search`.
    pub name: &'static str,
    /// Title given by `#[rpc(title = "…")]`.
    pub title: Option<&'static str>,
    /// Description given by `#[rpc(description = "…")]`, else the doc comment; may be empty.
    pub description: &'static str,
    /// First paragraph of the doc comment; may be empty.
    pub summary: &'static str,
    /// Text of the `# Returns` section; may be empty.
    pub returns: &'static str,
    /// `#[mcp_tool(…)]`; the default where the method has none.
    pub tool: ToolDescriptor,
    /// Whether parameters may be given by name only.
    pub is_by_name: bool,
    /// Whether the one parameter is the params object itself (`#[rpc(params)]`).
    pub has_params_object: bool,
    /// Parameters in declared order.
    pub params: &'static [ParamDescriptor],
    /// What it returns.
    pub result: fn() -> ResultDescriptor,
    /// The errors of its error type.
    pub errors: fn() -> Vec<ErrorSpec>,
    /// Where it stands.
    pub place: Place,
    /// Raw arguments to typed values.
    pub decode: fn(ArgReader<'_>) -> Result<Decoded, ArgReader<'_>>,
    /// Typed values to a running call.
    pub invoke: fn(&Instance, Decoded, CallContext) -> Invocation,
}

/// What a method returns on success.
#[derive(Clone, Copy, Debug)]
pub struct ResultDescriptor {
    /// How the result is shown.
    pub kind: ResultKind,
    /// Its schema, serialize contract.
    pub schema: SchemaFn,
}

/// How a result is shown on carriers that know several forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultKind {
    /// A JSON value with a schema.
    Value,
    /// `()`: `null` on the wire.
    Unit,
    /// [`crate::Text`]: raw text for people and models, a JSON string at `/rpc`.
    Text,
}
