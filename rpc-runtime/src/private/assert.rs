//! What generated code asks of the user's types.

/// Asks for what a parameter must be able to do.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_input {
    ($type:ty) => {{
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
        let asserted = $crate::__private::Typed::<$type>::new();
        (&&asserted).__rpc_writable().check(&asserted);
    }};
}

/// Asks that a type is an error of an RPC method.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_error {
    ($type:ty) => {{
        let asserted = $crate::__private::Typed::<$type>::new();
        (&&&asserted).__rpc_error_kind().check(&asserted);
    }};
}

/// Asks that the error of a method's return type is one of an RPC method.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_returned_error {
    ($type:ty) => {{
        let asserted = $crate::__private::Returned::<$type>::new().__rpc_err();
        (&&&asserted).__rpc_error_kind().check(&asserted);
    }};
}

/// Asks for what the result of a method must be able to do.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_assert_result {
    ($type:ty) => {{
        let asserted = $crate::__private::Returned::<$type>::new().__rpc_ok();
        (&&asserted).__rpc_writable().check(&asserted);
        (&&asserted).__rpc_described().check(&asserted);
    }};
}
