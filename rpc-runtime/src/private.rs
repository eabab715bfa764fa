//! The one list of names that generated code may use. No stability promise: `rpc-macros` is pinned to this version.

pub use core::{
    any::type_name,
    convert::Into,
    default::Default,
    option::Option::{self, None, Some},
    panic,
    result::Result::{self, Err, Ok},
    unreachable,
};
pub use std::vec::Vec;

pub use linkme;
pub use schemars;
pub use serde;
pub use serde_json;

pub use crate::{
    __rpc_assert_result as assert_result, __rpc_construct as construct, __rpc_convert_error as convert_error, __rpc_default_json as default_json,
    __rpc_error_specs as error_specs, __rpc_is_optional as is_optional, __rpc_list_errors_of as list_errors_of, __rpc_null_is_absent as null_is_absent,
    __rpc_outcome as outcome, __rpc_place as place, __rpc_register as register, __rpc_result as result, __rpc_shape as shape,
    __rpc_with_source as with_source,
    args::{ArgReader, Slot, unpack},
    descriptor::{
        Invocation, MethodDescriptor, ParamDescriptor, Place, ResultDescriptor, SelfType, ServiceDescriptor,
        ToolDescriptor,
        invocation::{encode, instance_of},
        probe::{
            ConstructDefault, ConstructNothing, DefaultValue, DropSource, ErrorBySource, ErrorByTrait, ErrorUnknown, Given, HideDefault, KeepSource, Lend,
            Param, PlainParam, PlainReturn, Returned, SerializeDefault, Typed, ValueResult, assert_input, assert_output,
            assert_service, lend_option, param_schema, result_schema,
        },
    },
    error::{ErrorSpec, IntoRpcError, RpcError, derived::{error_text, list_error, list_errors}},
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

/// The place of its own tokens.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_place {
    () => {
        $crate::__private::Place { file: ::core::file!(), line: ::core::line!() }
    };
}

/// The instance of a zero-sized `Default` type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_construct {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ConstructDefault as _, ConstructNothing as _};
        (&&$crate::__private::Typed::<$type>::new()).construct()
    }};
}

/// The shape of a parameter's type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_shape {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::PlainParam as _;
        $crate::__private::Param::<$type>::new().shape()
    }};
}

/// Whether a parameter of the type may be left out.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_is_optional {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::PlainParam as _;
        $crate::__private::Param::<$type>::IS_OPTION
    }};
}

/// Whether `null` means that a parameter of the type was left out.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_null_is_absent {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::PlainParam as _;
        $crate::__private::Param::<$type>::IS_OPTION && !$crate::__private::Param::<$type>::HOLDS_NULL
    }};
}

/// A default as JSON, where its type can be serialized.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_default_json {
    ($type:ty, $value:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{HideDefault as _, SerializeDefault as _};
        (&&$crate::__private::DefaultValue::<$type>($value)).to_json()
    }};
}

/// Turns what a method returned into an outcome.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_outcome {
    ($returned:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::PlainReturn as _;
        let returned = $returned;
        match $crate::__private::Returned::of(&returned).split(returned) {
            $crate::__private::Ok(value) => $crate::__private::encode(&value),
            $crate::__private::Err(error) => $crate::__private::Err($crate::__private::convert_error!(error)),
        }
    }};
}

/// Asks for what the result of a method must be able to do.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_result {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::PlainReturn as _;
        $crate::__private::assert_output(&$crate::__private::Returned::<$type>::new().ok());
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

/// Lists the errors of an error type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_list_errors_of {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _};
        let error = $crate::__private::Typed::<$type>::new();
        (&&&error).error_kind().specs(&error)
    }};
}

/// Converts an error by its kind.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_convert_error {
    ($error:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _};
        let error = $error;
        let kind = (&&&$crate::__private::Typed::of(&error)).error_kind();
        kind.convert(error)
    }};
}

/// Adds the cause of an error, where it can travel.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_with_source {
    ($error:expr, $source:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{DropSource as _, KeepSource as _};
        let source = $source;
        let kind = (&&$crate::__private::Typed::of(&source)).source_kind();
        kind.attach($error, source)
    }};
}
