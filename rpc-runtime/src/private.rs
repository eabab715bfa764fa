//! The one list of names that generated code may use. No stability promise: `rpc-macros` is pinned to this version.

pub use core::{
    any::type_name,
    convert::{From, Into},
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
    __rpc_assert_error as assert_error, __rpc_assert_input as assert_input, __rpc_assert_output as assert_output,
    __rpc_assert_result as assert_result, __rpc_assert_returned_error as assert_returned_error,
    __rpc_construct as construct, __rpc_convert_error as convert_error, __rpc_default_json as default_json,
    __rpc_error_specs as error_specs, __rpc_finish as finish, __rpc_is_optional as is_optional, __rpc_list_errors_of as list_errors_of,
    __rpc_null_is_absent as null_is_absent, __rpc_outcome as outcome, __rpc_place as place, __rpc_read as read,
    __rpc_read_or as read_or, __rpc_register as register, __rpc_result as result, __rpc_schema as schema,
    __rpc_shape as shape, __rpc_with_extra as with_extra, __rpc_with_source as with_source,
    args::{ArgReader, Slot, unpack},
    descriptor::{
        Invocation, MethodDescriptor, ParamDescriptor, Place, ResultDescriptor, SelfType, ServiceDescriptor, ToolDescriptor,
        invocation::instance_of,
        probe::*,
    },
    error::{
        ErrorSpec, IntoRpcError, RpcError,
        derived::{error_text, list_error, list_errors},
    },
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
        (&&$crate::__private::Typed::<$type>::new()).__rpc_construct()
    }};
}

/// The shape of a parameter's type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_shape {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::PlainParam as _;
        $crate::__private::Param::<$type>::new().__rpc_shape()
    }};
}

/// The next argument of the type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_read {
    ($reader:expr, $type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ReadKnown as _, ReadUnknown as _};
        (&&$crate::__private::Argument($crate::__private::shape!($type))).__rpc_read($reader)
    }};
}

/// The next argument of the type, or its default.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_read_or {
    ($reader:expr, $type:ty, $default:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ReadOrKnown as _, ReadOrUnknown as _};
        (&&$crate::__private::Typed::<$type>::new()).__rpc_read_or($reader, || $default)
    }};
}

/// The tuple of all arguments.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_finish {
    ($reader:expr, $type:ty, $tuple:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{FinishKnown as _, FinishUnknown as _};
        (&&$crate::__private::Typed::<$type>::new()).__rpc_finish($reader, move || $tuple)
    }};
}

/// The schema of a parameter of the type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_schema {
    ($generator:expr, $type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{DescribeArgument as _, DescribeNothing as _};
        (&&$crate::__private::Argument($crate::__private::shape!($type))).__rpc_schema($generator)
    }};
}

/// Asks for what a parameter must be able to do.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_input {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{
            Described as _, NotDescribed as _, NotReadable as _, NotSendable as _, Readable as _, Sendable as _,
        };
        let asserted = $crate::__private::Typed::<$type>::new();
        (&&asserted).__rpc_readable().check(&asserted);
        (&&asserted).__rpc_described().check(&asserted);
        (&&asserted).__rpc_sendable().check(&asserted);
    }};
}

/// Asks for what a value that reaches clients must be able to do.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_output {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{NotWritable as _, Writable as _};
        let asserted = $crate::__private::Typed::<$type>::new();
        (&&asserted).__rpc_writable().check(&asserted);
    }};
}

/// Asks that a type is an error of an RPC method.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_error {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _};
        let asserted = $crate::__private::Typed::<$type>::new();
        (&&&asserted).__rpc_error_kind().check(&asserted);
    }};
}

/// Asks that the error of a method's return type is one of an RPC method.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_returned_error {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _, PlainReturn as _};
        let asserted = $crate::__private::Returned::<$type>::new().__rpc_err();
        (&&&asserted).__rpc_error_kind().check(&asserted);
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
        (&&$crate::__private::DefaultValue::<$type>($value)).__rpc_to_json()
    }};
}

/// Turns what a method returned into an outcome.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_outcome {
    ($returned:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{PlainReturn as _, WriteKnown as _, WriteUnknown as _};
        let returned = $returned;
        match $crate::__private::Returned::of(&returned).__rpc_split(returned) {
            $crate::__private::Ok(value) => (&&$crate::__private::Typed::of(&value)).__rpc_encode(&value),
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
        use $crate::__private::{Described as _, NotDescribed as _, NotWritable as _, PlainReturn as _, Writable as _};
        let asserted = $crate::__private::Returned::<$type>::new().__rpc_ok();
        (&&asserted).__rpc_writable().check(&asserted);
        (&&asserted).__rpc_described().check(&asserted);
    }};
}

/// Describes what a method of the given return type gives.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_result {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{DescribeNoResult as _, DescribeResult as _, PlainReturn as _, ValueResult as _};
        let ok = $crate::__private::Returned::<$type>::new().__rpc_ok();
        $crate::__private::ResultDescriptor { kind: ok.__rpc_result_kind(), schema: (&&ok).__rpc_schema_fn() }
    }};
}

/// Lists the errors of a method of the given return type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_error_specs {
    ($type:ty) => {{
        #[allow(unused_imports)]
        use $crate::__private::{ErrorBySource as _, ErrorByTrait as _, ErrorUnknown as _, PlainReturn as _};
        let error = $crate::__private::Returned::<$type>::new().__rpc_err();
        (&&&error).__rpc_error_kind().specs(&error)
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
        (&&&error).__rpc_error_kind().specs(&error)
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
        let kind = (&&&$crate::__private::Typed::of(&error)).__rpc_error_kind();
        kind.convert(error)
    }};
}

/// Adds a member to `data.extra`.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_with_extra {
    ($error:expr, $name:expr, $value:expr) => {{
        #[allow(unused_imports)]
        use $crate::__private::{WriteKnown as _, WriteUnknown as _};
        let value = $value;
        (&&$crate::__private::Typed::of(&value)).__rpc_extra($error, $name, &value)
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
        let kind = (&&$crate::__private::Typed::of(&source)).__rpc_source_kind();
        kind.attach($error, source)
    }};
}
