//! What is left to the compiler.

use expect_test::expect;
use quote::quote;

use super::service;

#[test]
fn an_order_that_only_types_know_is_asserted() {
    let item = quote! {
        impl Pages {
            pub fn list(&self, page: Page, filter: Filter) {}
        }
    };
    service(
        quote!(),
        item,
        &expect![[r##"
            #[allow(unreachable_pub)]
            impl Pages {
                pub fn list(&self, page: Page, filter: Filter) {}
            }
            #[allow(deprecated)]
            const _: () = {
                use rt::probes::*;
                const _: () = if rt::is_optional!(Page) && !rt::is_optional!(Filter) {
                    rt::panic!(
                        "optional parameter `page` stands before the required `filter`: put it last, or mark the method `#[rpc(by_name)]`"
                    )
                };
                const __RPC_METHOD_0: rt::MethodDescriptor = rt::MethodDescriptor {
                    name: "Pages.list",
                    title: rt::None,
                    description: "",
                    summary: "",
                    returns: "",
                    tool: rt::ToolDescriptor::NONE,
                    is_by_name: false,
                    has_params_object: false,
                    params: &[
                        rt::ParamDescriptor {
                            name: "page",
                            description: "",
                            is_optional: rt::is_optional!(Page),
                            null_is_absent: rt::null_is_absent!(Page),
                            default: || rt::None,
                            schema: |generator| rt::schema!(generator, Page),
                        },
                        rt::ParamDescriptor {
                            name: "filter",
                            description: "",
                            is_optional: rt::is_optional!(Filter),
                            null_is_absent: rt::null_is_absent!(Filter),
                            default: || rt::None,
                            schema: |generator| rt::schema!(generator, Filter),
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
                            rt::assert_input!(Page);
                            rt::read!(& mut __rpc_reader, Page)
                        };
                        let __rpc_1 = {
                            rt::assert_input!(Filter);
                            rt::read!(& mut __rpc_reader, Filter)
                        };
                        rt::finish!(
                            __rpc_reader, (Page, Filter,), (rt::Slot::take(__rpc_0),
                            rt::Slot::take(__rpc_1),)
                        )
                    },
                    invoke: |__rpc_instance, __rpc_decoded, __rpc_context| {
                        let (__rpc_0, __rpc_1) = rt::unpack::<(Page, Filter)>(__rpc_decoded);
                        let __rpc_this = rt::instance_of::<Pages>(__rpc_instance);
                        rt::Invocation::Ready(
                            rt::outcome!(< Pages > ::list(& __rpc_this, __rpc_0, __rpc_1)),
                        )
                    },
                };
                const __RPC_SERVICE: rt::ServiceDescriptor = rt::ServiceDescriptor {
                    name: "Pages",
                    groups: &["api"],
                    description: "",
                    self_type: || {
                        let _ = rt::instance_of::<Pages>;
                        rt::SelfType::of::<Pages>()
                    },
                    construct: || rt::construct!(Pages),
                    place: rt::place!(),
                    methods: &[__RPC_METHOD_0],
                };
                rt::register!(__RPC_SERVICE);
            };
        "##]],
    );
}
