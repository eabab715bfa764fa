//! Shape probes: they tell `Option<T>` from `T`, `Result<T, E>` from `T` and one kind of error from another on the
//! concrete type, whatever alias names it.
//!
//! A probe looks at the shape only. What the shape must be able to do (deserialize, serialize, have a schema) is asked
//! for by a second function that generated code calls with the span of the user's own type, so that a missing derive is
//! reported there.
//!
//! Each probe is a pair of traits with one method of the same name: the first is implemented for `&Subject<T>` where `T`
//! can do it, the second for `Subject<T>` always, and method look-up on `&&Subject<T>` finds the first where it exists.
//! A look-up works on concrete types alone, which is all that generated code has.

mod argument;
mod assert;
mod default;
mod error;
mod instance;
mod lend;
mod output;
mod param;
mod returned;
mod source;
mod text;
mod typed;

pub use argument::*;
pub use assert::*;
pub use default::*;
pub use error::*;
pub use instance::*;
pub use lend::*;
pub use output::*;
pub use param::*;
pub use returned::*;
pub use source::*;
pub use text::*;
pub use typed::*;

fn not_asserted() -> ! {
    unreachable!("generated code asserts what it uses, this does not compile")
}
