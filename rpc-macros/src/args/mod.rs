//! Stage 1: attributes to structs.
//!
//! Every key of every attribute is listed in [`keys`]; a key that is not listed is a fault at its token, never ignored.
//! The structs are darling's, the faults are worded here, since darling's point at structs the user never sees.

mod block;
mod keys;
mod list;
mod method;
mod param;
mod tool;
mod value;
mod variant;

pub(crate) use block::BlockArgs;
pub(crate) use keys::Place;
pub(crate) use list::{is_marker, refuse_conditional};
pub(crate) use method::MethodArgs;
pub(crate) use param::ParamArgs;
pub(crate) use tool::ToolArgs;
pub(crate) use value::{Case, Code, Default, Hint, Text, Word};
pub(crate) use variant::VariantArgs;
