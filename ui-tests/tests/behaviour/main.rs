//! What a descriptor does at run time: decode, invoke, describe.

#[allow(dead_code)]
mod support;

mod errors;
mod happy;
