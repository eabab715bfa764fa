//! What a descriptor does at run time: decode, invoke, describe.

#![allow(
    clippy::unwrap_used,
    clippy::needless_pass_by_value,
    reason = "tests, and services that show every form"
)]

mod support;

mod errors;
mod happy;
mod params;
mod results;
mod texts;
