//! What the macros accept and refuse, shown by crates that use them. The tests stand in `tests/`, the cases in `fail/` and
//! `pass/`.

/// The examples of the manual are compiled.
#[cfg(doctest)]
#[doc = include_str!("../../docs/attributes.md")]
mod manual {}
