//! Takes connections, and stops taking them.

mod accept;
mod bind;
pub(crate) mod signal;
mod stage;

pub(crate) use accept::Listener;
pub(crate) use stage::Stage;
