//! What comes back after a fault, or while a body is written.

use expect_test::expect;
use quote::quote;

use super::service;

#[test]
fn after_a_fault_the_block_comes_back_without_markers() {
    let item = quote! {
        impl Catalog {
            #[rpc(nam = "find")]
            pub fn search(&self, #[rpc(default)] query: String) {}
        }
    };
    service(
        quote!(),
        item,
        &expect![[r#"
        impl Catalog {
            pub fn search(&self, query: String) {}
        }
        ::core::compile_error! {
            "unknown key `nam` in `#[rpc(…)]` on a method, did you mean `name`? (known keys: `skip`, `publish`, `name`, `blocking`, `by_name`, `title`, `description`)"
        }
    "#]],
    );
}

#[test]
fn a_body_that_is_being_written_is_given_back() {
    let item = quote! { impl Catalog { pub fn search(&self) { self. } } };
    let expansion = crate::service(quote!(), item.clone()).to_string();
    assert!(expansion.contains(&item.to_string()) && expansion.contains("Catalog.search"));
}
