//! One connection: which HTTP it speaks, its deadlines, its end.
//!
//! hyper's own deadline for a header section sets a timer per request and knows nothing of HTTP/2, of the first bytes or
//! of a client that takes no answer. Here the connection keeps a [`Pulse`] instead, which a single lazy timer looks at.

mod drive;
mod paced;
mod protocol;
mod pulse;
mod tracked;
mod version;

pub(super) use drive::serve;
pub(super) use protocol::Protocols;
