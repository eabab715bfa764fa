//! What generated code does with errors.

/// Lists the errors of an error type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_list_errors_of {
    ($type:ty) => {{
        let error = $crate::__private::Typed::<$type>::new();
        (&&&error).__rpc_error_kind().specs(&error)
    }};
}

/// The message of an error: its `Display`.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_error_text {
    ($error:expr) => {{
        let error = $error;
        (&&$crate::__private::Typed::of(error))
            .__rpc_display()
            .text(error)
    }};
}

/// Converts an error by its kind.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_convert_error {
    ($error:expr) => {{
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
        let value = $value;
        (&&$crate::__private::Typed::of(&value)).__rpc_extra($error, $name, &value)
    }};
}

/// Adds the cause of an error, where it can travel.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_with_source {
    ($error:expr, $source:expr) => {{
        let source = $source;
        let kind = (&&$crate::__private::Typed::of(&source)).__rpc_source_kind();
        kind.attach($error, source)
    }};
}
