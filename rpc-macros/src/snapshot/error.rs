//! `impl IntoRpcError`.

use expect_test::expect;

use super::print;

#[test]
fn an_error_becomes_its_conversion() {
    let item = syn::parse_quote! {
        enum CatalogError {
            /// No product has this name.
            #[rpc(code = 1001, hint = "search first", retryable)]
            NotFound { name: String, source: io::Error },
            #[rpc(internal)]
            Broken(String),
            #[rpc(transparent)]
            Store(StoreError),
        }
    };
    print(
        &crate::error_type(item),
        &expect![[r#"
            const _: () = {
                use rt::probes::*;
                #[allow(deprecated)]
                impl rt::IntoRpcError for CatalogError {
                    fn into_rpc_error(self) -> rt::RpcError {
                        let __rpc_text = rt::error_text!(& self);
                        match self {
                            Self::NotFound { name: __rpc_0, source: __rpc_1, .. } => {
                                rt::assert_output!(String);
                                rt::RpcError::with_extra(
                                    rt::RpcError::with_extra(
                                        rt::with_source!(
                                            rt::with_extra!(rt::RpcError::derived(1001i64, __rpc_text,
                                            rt::type_name:: < Self > ()), "name", __rpc_0), __rpc_1
                                        ),
                                        "hint",
                                        "search first",
                                    ),
                                    "retryable",
                                    true,
                                )
                            }
                            Self::Broken { .. } => {
                                rt::RpcError::with_exception(
                                    rt::RpcError::internal(__rpc_text),
                                    rt::type_name::<Self>(),
                                )
                            }
                            Self::Store { 0: __rpc_0 } => {
                                rt::assert_error!(StoreError);
                                rt::convert_error!(__rpc_0)
                            }
                        }
                    }
                    fn specs() -> rt::Vec<rt::ErrorSpec> {
                        rt::list_errors([
                            rt::list_error(1001i64, "No product has this name."),
                            rt::list_errors_of!(StoreError),
                        ])
                    }
                }
            };
        "#]],
    );
}
