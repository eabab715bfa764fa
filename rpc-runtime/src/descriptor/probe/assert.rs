//! What the types of a method must be able to do, each in words of our own.
//!
//! A probe gives [`Granted`] or a refusal; the `check` of a refusal asks for a trait that nothing implements, whose
//! `on_unimplemented` is the message. That is one message per type, at the user's own type, and none about our code.

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

use super::Typed;

/// The type can do it.
#[derive(Debug)]
pub struct Granted;

impl Granted {
    /// Nothing to say.
    pub const fn check<T>(self, _: &Typed<T>) {}
}

macro_rules! probe {
    ($method:ident: $bound:path, $granted:ident, $refused:ident, $refusal:ident) => {
        /// First choice.
        pub trait $granted {
            /// The answer.
            fn $method(&self) -> Granted {
                Granted
            }
        }

        impl<T: $bound> $granted for &Typed<T> {}

        /// Second choice.
        pub trait $refused {
            /// The answer.
            fn $method(&self) -> $refusal {
                $refusal
            }
        }

        impl<T> $refused for Typed<T> {}

        /// The type cannot do it.
        #[derive(Debug)]
        pub struct $refusal;
    };
}

probe!(__rpc_readable: DeserializeOwned, Readable, NotReadable, Unreadable);
probe!(__rpc_writable: Serialize, Writable, NotWritable, Unwritable);
probe!(__rpc_described: JsonSchema, Described, NotDescribed, Undescribed);
probe!(__rpc_sendable: Send, Sendable, NotSendable, Unsendable);

impl Unreadable {
    /// Does not compile.
    pub fn check<T: ReadFromJson>(self, _: &Typed<T>) {}
}

impl Unwritable {
    /// Does not compile.
    pub fn check<T: WrittenAsJson>(self, _: &Typed<T>) {}
}

impl Undescribed {
    /// Does not compile.
    pub fn check<T: DescribedBySchema>(self, _: &Typed<T>) {}
}

impl Unsendable {
    /// Does not compile.
    pub fn check<T: SentBetweenThreads>(self, _: &Typed<T>) {}
}

/// Nothing implements this: it carries the message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read from JSON",
    label = "a parameter needs `serde::Deserialize`",
    note = "add `#[derive(serde::Deserialize)]` to the type, or to the types inside it",
    note = "a type of another crate has it with a feature of that crate, mostly called `serde`; `Arc` and `Rc` with serde's `rc`"
)]
pub trait ReadFromJson {}

/// Nothing implements this: it carries the message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be written as JSON",
    label = "what reaches a client needs `serde::Serialize`",
    note = "add `#[derive(serde::Serialize)]` to the type, or to the types inside it",
    note = "a type of another crate has it with a feature of that crate, mostly called `serde`; `Arc` and `Rc` with serde's `rc`"
)]
pub trait WrittenAsJson {}

/// Nothing implements this: it carries the message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no JSON schema",
    label = "parameters and results need `schemars::JsonSchema`",
    note = "add `#[derive(schemars::JsonSchema)]` to the type, or to the types inside it",
    note = "types of chrono, uuid, url and rust_decimal have one with a feature of schemars: `chrono04`, `uuid1`, `url2`, `rust_decimal1`"
)]
pub trait DescribedBySchema {}

/// Nothing implements this: it carries the message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be sent to another thread",
    label = "a parameter needs `Send`",
    note = "an argument is decoded on one thread and used on another: take `Arc` in place of `Rc`, a lock in place of a cell"
)]
pub trait SentBetweenThreads {}
