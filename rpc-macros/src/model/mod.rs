//! Stage 2: what was written, as our own tree that keeps spans.
//!
//! [`syntax`] reads the block without its bodies; [`Service`] adds what attributes and types say about it.

mod block;
mod case;
mod doc;
mod error_type;
mod method;
mod param;
mod passing;
mod publication;
mod returns;
pub(crate) mod substitute;
pub(crate) mod syntax;

use block::BlockNames;
pub(crate) use block::Service;
pub(crate) use doc::Docs;
pub(crate) use error_type::{ErrorType, Role, Variant};
pub(crate) use method::Method;
pub(crate) use param::Param;
pub(crate) use passing::Passing;
pub(crate) use publication::{Publication, Receiver};
pub(crate) use returns::Returns;
