//! What the macros accept and refuse, shown by crates that use them. The tests stand in `tests/`.
