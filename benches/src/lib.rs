//! What one call costs beside a server without any framework: `cargo xtask bench`.
//!
//! Two servers give the same answers, byte for byte: `floor`, bare hyper and typed serde, and `product`, an
//! annotated impl block. `load` sends requests over kept connections and compares every answer with the
//! text in [`exchange`]. The chore pins a server to one core and the load to the other, lets short windows
//! alternate and divides CPU times of the same round.

pub mod arguments;
pub mod catalogue;
pub mod exchange;
