//! What generated code does with parameters.

/// The shape of a parameter's type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_shape {
    ($type:ty) => {{ $crate::__private::Param::<$type>::new().__rpc_shape() }};
}

/// The next argument of the type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_read {
    ($reader:expr, $type:ty) => {{ (&&$crate::__private::Argument($crate::__private::shape!($type))).__rpc_read($reader) }};
}

/// The next argument of the type, or its default.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_read_or {
    ($reader:expr, $type:ty, $default:expr) => {{ (&&$crate::__private::Typed::<$type>::new()).__rpc_read_or($reader, || $default) }};
}

/// The tuple of all arguments.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_finish {
    ($reader:expr, $type:ty, $tuple:expr) => {{ (&&$crate::__private::Typed::<$type>::new()).__rpc_finish($reader, move || $tuple) }};
}

/// The schema of a parameter of the type.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_schema {
    ($generator:expr, $type:ty) => {{ (&&$crate::__private::Argument($crate::__private::shape!($type))).__rpc_schema($generator) }};
}

/// Whether a parameter of the type may be left out.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_is_optional {
    ($type:ty) => {{ $crate::__private::Param::<$type>::IS_OPTION }};
}

/// Whether `null` means that a parameter of the type was left out.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_null_is_absent {
    ($type:ty) => {{ $crate::__private::Param::<$type>::IS_OPTION && !$crate::__private::Param::<$type>::HOLDS_NULL }};
}

/// A default as JSON, where its type can be serialized.
#[doc(hidden)]
#[macro_export]
macro_rules! __rpc_default_json {
    ($type:ty, $value:expr) => {{ (&&$crate::__private::DefaultValue::<$type>($value)).__rpc_to_json() }};
}
