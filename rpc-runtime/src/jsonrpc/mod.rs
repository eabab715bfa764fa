//! L0: the wire types of JSON-RPC 2.0, with every value kept as the raw text that was sent.
//!
//! Nothing here knows a method: [`Message`] splits a body into envelopes, [`Envelope`] holds the members of one, and
//! [`Response`] writes an answer around a result that is JSON already.

mod envelope;
mod id;
mod params;
mod response;
mod text;
mod wire_error;

pub use envelope::{Envelope, Message};
pub use id::Id;
pub use params::Params;
pub use response::{Response, read_response};
pub use text::{MemberName, text_of};
pub use wire_error::WireError;
