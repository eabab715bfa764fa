//! The one list of names that generated code may use. No stability promise: `rpc-macros` is pinned to this version.

pub use core::{
    primitive::{bool, str, u32},
    result::Result::{Err, Ok},
};
pub use std::{
    boxed::Box,
    option::Option::{None, Some},
    result::Result,
    string::String,
    sync::Arc,
    vec::Vec,
};

pub use linkme;
pub use schemars;
pub use serde;
pub use serde_json;

pub use crate::{
    __rpc_error_specs as error_specs, __rpc_outcome as outcome, __rpc_register as register, __rpc_result as result,
    args::{ArgReader, Decoded, ReadArg, unpack},
    context::CallContext,
    descriptor::{
        Instance, Invocation, MethodDescriptor, ParamDescriptor, Place, ResultDescriptor, SelfType, ServiceDescriptor,
        ToolDescriptor,
        invocation::{encode, instance_of},
        probe::{
            BySource, ByTrait, ConstructDefault, ConstructNothing, DefaultValue, ErrorBySource, ErrorByTrait, ErrorUnknown,
            HideDefault, Lend, Param, PlainParam, PlainReturn, Returned, SerializeDefault, Typed, ValueResult, assert_input,
            assert_service, lend_option, param_schema, result_schema,
        },
    },
    error::{ErrorSpec, IntoRpcError, RpcError},
    registry::slice::SERVICES,
};

/// Puts a descriptor into the slice.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_register {
    ($descriptor:expr) => {
        #[$crate::__private::linkme::distributed_slice($crate::__private::SERVICES)]
        #[linkme(crate = $crate::__private::linkme)]
        static SERVICE: $crate::__private::ServiceDescriptor = $descriptor;
    };
}

/// Turns what a method returned into an outcome.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_outcome {
    ($returned:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _, PlainReturn as _};
        let returned = $returned;
        match $crate::__private::Returned::of(&returned).split(returned) {
            $crate::__private::Ok(value) => $crate::__private::encode(&value),
            $crate::__private::Err(error) => {
                let kind = (&&&$crate::__private::Typed::of(&error)).error_kind();
                $crate::__private::Err(kind.convert(error))
            }
        }
    }};
}

/// Describes what a method of the given return type gives.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_result {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{PlainReturn as _, ValueResult as _};
        let ok = $crate::__private::Returned::<$type>::new().ok();
        $crate::__private::ResultDescriptor { kind: ok.result_kind(), schema: $crate::__private::result_schema(&ok) }
    }};
}

/// Lists the errors of a method of the given return type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_error_specs {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _, PlainReturn as _};
        let error = $crate::__private::Returned::<$type>::new().err();
        (&&&error).error_kind().specs(&error)
    }};
}
