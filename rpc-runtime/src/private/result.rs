//! What generated code does with what a method returned.

/// Turns what a method returned into an outcome.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_outcome {
    ($returned:expr) => {{
        let returned = $returned;
        match $crate::__private::Returned::of(&returned).__rpc_split(returned) {
            $crate::__private::Ok(value) => (&&$crate::__private::Typed::of(&value)).__rpc_encode(&value),
            $crate::__private::Err(error) => $crate::__private::Err($crate::__private::convert_error!(error)),
        }
    }};
}

/// Describes what a method of the given return type gives.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_result {
    ($type:ty) => {{
        let ok = $crate::__private::Returned::<$type>::new().__rpc_ok();
        $crate::__private::ResultDescriptor {
            kind: ok.__rpc_result_kind(),
            schema: (&&ok).__rpc_schema_fn(),
        }
    }};
}

/// Lists the errors of a method of the given return type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_error_specs {
    ($type:ty) => {{
        let error = $crate::__private::Returned::<$type>::new().__rpc_err();
        (&&&error).__rpc_error_kind().specs(&error)
    }};
}
