//! Whether an error has a text.

use std::fmt::Display;

use super::{Typed, not_asserted};

/// The type implements `Display`.
#[derive(Debug)]
pub struct Shown;

/// The type has no text.
#[derive(Debug)]
pub struct Mute;

/// First choice: `(&&Typed::<E>::new()).__rpc_display()`.
pub trait WithDisplay {
    /// The way.
    fn __rpc_display(&self) -> Shown {
        Shown
    }
}

impl<E: Display> WithDisplay for &Typed<E> {}

/// Second choice.
pub trait WithoutDisplay {
    /// The way.
    fn __rpc_display(&self) -> Mute {
        Mute
    }
}

impl<E> WithoutDisplay for Typed<E> {}

impl Shown {
    /// The message of an error.
    pub fn text<E: Display>(self, error: &E) -> String {
        error.to_string()
    }
}

impl Mute {
    /// Does not compile.
    pub fn text<E: ShownByDisplay>(self, _: &E) -> String {
        not_asserted()
    }
}

/// Nothing implements this: it carries the message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no message",
    label = "the message of an error is its `Display`",
    note = "add `#[derive(thiserror::Error)]` to the type and `#[error(\"…\")]` to each variant, or implement `Display` by hand"
)]
pub trait ShownByDisplay {}
