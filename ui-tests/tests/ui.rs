//! What the macros refuse, and the surroundings they work in.
//!
//! The texts are those of the pinned compiler; `TRYBUILD=overwrite cargo test -p ui-tests` writes them anew.

#[test]
fn every_mistake_is_told_at_its_token_and_every_surrounding_compiles() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("fail/*/*.rs");
    cases.pass("pass/*.rs");
}
