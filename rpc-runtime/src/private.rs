//! The one list of names that generated code may use. No stability promise: `rpc-macros` is pinned to this version.

#[path = "private/assert.rs"]
mod assert;
#[path = "private/error.rs"]
mod error;
#[path = "private/param.rs"]
mod param;
#[path = "private/result.rs"]
mod result;

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

/// The traits of the probes, without their names: generated code imports all of them once, by a glob that is always used,
/// so that no lint has to be allowed; the macros below rely on that.
pub mod probes {
    pub use crate::descriptor::probe::{
        ConstructDefault as _, ConstructNothing as _, DescribeArgument as _, DescribeNoResult as _,
        DescribeNothing as _, DescribeResult as _, Described as _, DropSource as _, ErrorBySource as _,
        ErrorByTrait as _, ErrorUnknown as _, FinishKnown as _, FinishUnknown as _, HideDefault as _,
        KeepSource as _, NotDescribed as _, NotReadable as _, NotSendable as _, NotWritable as _,
        PlainParam as _, PlainReturn as _, ReadKnown as _, ReadOrKnown as _, ReadOrUnknown as _,
        ReadUnknown as _, Readable as _, Sendable as _, SerializeDefault as _, ValueResult as _,
        WithDisplay as _, WithoutDisplay as _, Writable as _, WriteKnown as _, WriteUnknown as _,
    };
}

pub use linkme;
pub use schemars;
pub use serde;
pub use serde_json;

pub use crate::{
    __rpc_assert_error as assert_error, __rpc_assert_input as assert_input,
    __rpc_assert_output as assert_output, __rpc_assert_result as assert_result,
    __rpc_assert_returned_error as assert_returned_error, __rpc_construct as construct,
    __rpc_convert_error as convert_error, __rpc_default_json as default_json,
    __rpc_error_specs as error_specs, __rpc_error_text as error_text, __rpc_finish as finish,
    __rpc_is_optional as is_optional, __rpc_list_errors_of as list_errors_of,
    __rpc_null_is_absent as null_is_absent, __rpc_outcome as outcome, __rpc_place as place,
    __rpc_read as read, __rpc_read_or as read_or, __rpc_register as register, __rpc_result as result,
    __rpc_schema as schema, __rpc_shape as shape, __rpc_with_extra as with_extra,
    __rpc_with_source as with_source,
    args::{ArgReader, Slot, unpack},
    descriptor::{
        Invocation, MethodDescriptor, ParamDescriptor, Place, ResultDescriptor, SelfType, ServiceDescriptor,
        ToolDescriptor, invocation::instance_of, probe::*,
    },
    error::{
        ErrorSpec, IntoRpcError, RpcError,
        derived::{list_error, list_errors},
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
        static __RPC_REGISTERED: $crate::__private::ServiceDescriptor = $descriptor;
    };
}

/// The place of its own tokens.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_place {
    () => {
        $crate::__private::Place {
            file: ::core::file!(),
            line: ::core::line!(),
        }
    };
}

/// The instance of a zero-sized `Default` type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_construct {
    ($type:ty) => {{ (&&$crate::__private::Typed::<$type>::new()).__rpc_construct() }};
}
