//! What the macros write, as documentation that is checked. `UPDATE_EXPECT=1 cargo test -p rpc-macros` writes it anew.

mod error;
mod fault;
mod order;
mod service;

use expect_test::Expect;

/// The whole expansion of a block.
fn service(args: proc_macro2::TokenStream, item: proc_macro2::TokenStream, expected: &Expect) {
    print(&crate::service(args, item), expected);
}

fn print(tokens: &proc_macro2::TokenStream, expected: &Expect) {
    // The path of the runtime is shortened to `rt`, for the reader.
    let text = tokens.to_string().replace(":: rpc_runtime :: __private", "rt");
    let file = syn::parse_file(&text).expect("items");
    expected.assert_eq(&prettyplease::unparse(&file));
}
