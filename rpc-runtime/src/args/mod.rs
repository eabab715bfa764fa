//! L1: arguments, from the raw `params` of a request to typed values.
//!
//! [`Slots`] sorts an object or an array into one raw value per parameter; [`ArgReader`] decodes the slots in order.
//! Both collect every fault instead of stopping at the first.

mod reader;
mod slots;
mod suggest;

pub use reader::{ArgReader, Decoded, ReadArg, Slot, unpack};
pub use slots::Slots;
#[cfg(feature = "server")]
pub(crate) use slots::{missing, pointer_to};
pub use suggest::closest;
