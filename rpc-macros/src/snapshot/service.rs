//! What stands beside a block.

use expect_test::expect;
use quote::quote;

use super::service;

#[test]
fn a_block_becomes_itself_and_one_descriptor() {
    let item = quote! {
        impl Catalog {
            /// Searches.
            ///
            /// # Returns
            /// The most relevant first.
            #[mcp_tool(read_only_hint)]
            pub async fn search(
                &self,
                /// Words to look for.
                query: &str,
                #[rpc(default = 10)] limit: u32,
            ) -> Result<Vec<Product>, CatalogError> {
                self.index.search(query, limit).await
            }
        }
    };
    service(
        quote!(),
        item,
        &expect![[r##"
            #[allow(unreachable_pub)]
            impl Catalog {
                /// Searches.
                ///
                /// # Returns
                /// The most relevant first.
                pub async fn search(
                    &self,
                    query: &str,
                    limit: u32,
                ) -> Result<Vec<Product>, CatalogError> {
                    self.index.search(query, limit).await
                }
            }
            #[allow(deprecated)]
            const _: () = {
                use rt::probes::*;
                const __RPC_METHOD_0: rt::MethodDescriptor = rt::MethodDescriptor {
                    name: "Catalog.search",
                    title: rt::None,
                    description: "Searches.",
                    summary: "Searches.",
                    returns: "The most relevant first.",
                    tool: rt::ToolDescriptor {
                        read_only_hint: rt::Some(true),
                        ..rt::ToolDescriptor::NONE
                    },
                    is_by_name: false,
                    has_params_object: false,
                    params: &[
                        rt::ParamDescriptor {
                            name: "query",
                            description: "Words to look for.",
                            is_optional: false,
                            null_is_absent: false,
                            default: || rt::None,
                            schema: |generator| rt::schema!(generator, < str as rt::Lend > ::Owned),
                        },
                        rt::ParamDescriptor {
                            name: "limit",
                            description: "",
                            is_optional: true,
                            null_is_absent: false,
                            default: || rt::Some(rt::From::from(10i64)),
                            schema: |generator| rt::schema!(generator, u32),
                        },
                    ],
                    result: || {
                        rt::assert_result!(Result < Vec < Product >, CatalogError >);
                        rt::assert_returned_error!(Result < Vec < Product >, CatalogError >);
                        rt::result!(Result < Vec < Product >, CatalogError >)
                    },
                    errors: || rt::error_specs!(Result < Vec < Product >, CatalogError >),
                    place: rt::place!(),
                    decode: |mut __rpc_reader| {
                        let __rpc_0 = {
                            rt::assert_input!(< str as rt::Lend > ::Owned);
                            rt::read!(& mut __rpc_reader, < str as rt::Lend > ::Owned)
                        };
                        let __rpc_1 = {
                            rt::assert_input!(u32);
                            rt::read_or!(
                                & mut __rpc_reader, u32, rt::Given::given(rt::shape!(u32), 10)
                            )
                        };
                        rt::finish!(
                            __rpc_reader, (< str as rt::Lend > ::Owned, u32,),
                            (rt::Slot::take(__rpc_0), rt::Slot::take(__rpc_1),)
                        )
                    },
                    invoke: |__rpc_instance, __rpc_decoded, __rpc_context| {
                        let (__rpc_0, __rpc_1) = rt::unpack::<
                            (<str as rt::Lend>::Owned, u32),
                        >(__rpc_decoded);
                        let __rpc_this = rt::instance_of::<Catalog>(__rpc_instance);
                        rt::Invocation::future(async move {
                            rt::outcome!(
                                < Catalog > ::search(& __rpc_this, < str as rt::Lend > ::lend(&
                                __rpc_0), __rpc_1). await
                            )
                        })
                    },
                };
                const __RPC_SERVICE: rt::ServiceDescriptor = rt::ServiceDescriptor {
                    name: "Catalog",
                    groups: &["api"],
                    description: "",
                    self_type: || {
                        let _ = rt::instance_of::<Catalog>;
                        rt::SelfType::of::<Catalog>()
                    },
                    construct: || rt::construct!(Catalog),
                    place: rt::place!(),
                    methods: &[__RPC_METHOD_0],
                };
                rt::register!(__RPC_SERVICE);
            };
        "##]],
    );
}

#[test]
fn a_method_is_called_as_it_was_written() {
    let item = quote! {
        impl Clock {
            #[cfg(unix)]
            #[rpc(blocking, by_name)]
            pub fn set(self: Arc<Self>, cx: &CallContext, zone: Option<&str>) {}
        }
    };
    service(
        quote!(name = "", group("public", "mcp")),
        item,
        &expect![[r##"
            #[allow(unreachable_pub)]
            impl Clock {
                #[cfg(unix)]
                pub fn set(self: Arc<Self>, cx: &CallContext, zone: Option<&str>) {}
            }
            #[allow(deprecated)]
            const _: () = {
                use rt::probes::*;
                #[cfg(unix)]
                const __RPC_METHOD_0: rt::MethodDescriptor = rt::MethodDescriptor {
                    name: "set",
                    title: rt::None,
                    description: "",
                    summary: "",
                    returns: "",
                    tool: rt::ToolDescriptor::NONE,
                    is_by_name: true,
                    has_params_object: false,
                    params: &[
                        rt::ParamDescriptor {
                            name: "zone",
                            description: "",
                            is_optional: rt::is_optional!(rt::Option << str as rt::Lend > ::Owned >),
                            null_is_absent: rt::null_is_absent!(
                                rt::Option << str as rt::Lend > ::Owned >
                            ),
                            default: || rt::None,
                            schema: |generator| {
                                rt::schema!(generator, rt::Option << str as rt::Lend > ::Owned >)
                            },
                        },
                    ],
                    result: || {
                        rt::assert_result!(());
                        rt::assert_returned_error!(());
                        rt::result!(())
                    },
                    errors: || rt::error_specs!(()),
                    place: rt::place!(),
                    decode: |mut __rpc_reader| {
                        let __rpc_0 = {
                            rt::assert_input!(rt::Option << str as rt::Lend > ::Owned >);
                            rt::read!(& mut __rpc_reader, rt::Option << str as rt::Lend > ::Owned >)
                        };
                        rt::finish!(
                            __rpc_reader, (rt::Option << str as rt::Lend > ::Owned >,),
                            (rt::Slot::take(__rpc_0),)
                        )
                    },
                    invoke: |__rpc_instance, __rpc_decoded, __rpc_context| {
                        let (__rpc_0,) = rt::unpack::<
                            (rt::Option<<str as rt::Lend>::Owned>,),
                        >(__rpc_decoded);
                        let __rpc_this = rt::instance_of::<Clock>(__rpc_instance);
                        rt::Invocation::blocking(move || {
                            rt::outcome!(
                                < Clock > ::set(__rpc_this, & __rpc_context, rt::lend_option:: < str
                                > (& __rpc_0))
                            )
                        })
                    },
                };
                const __RPC_SERVICE: rt::ServiceDescriptor = rt::ServiceDescriptor {
                    name: "",
                    groups: &["public", "mcp"],
                    description: "",
                    self_type: || {
                        let _ = rt::instance_of::<Clock>;
                        rt::SelfType::of::<Clock>()
                    },
                    construct: || rt::construct!(Clock),
                    place: rt::place!(),
                    methods: &[#[cfg(unix)] __RPC_METHOD_0],
                };
                rt::register!(__RPC_SERVICE);
            };
        "##]],
    );
}
