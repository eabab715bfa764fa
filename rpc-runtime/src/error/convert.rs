//! From the errors of an application to [`RpcError`].

use std::convert::Infallible;

use super::RpcError;

/// An error that knows its place on the wire; `#[derive(IntoRpcError)]` writes it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the error of an RPC method",
    label = "not an RPC error",
    note = "derive `rpc_runtime::IntoRpcError` for it, return `rpc_runtime::RpcError`, or use an error that converts into `Box<dyn Error + Send + Sync>`",
    note = "a `Box<dyn Error>` needs `+ Send + Sync`, since errors cross threads"
)]
pub trait IntoRpcError: Sized {
    /// The error as it goes to the carrier.
    fn into_rpc_error(self) -> RpcError;

    /// The errors a caller may meet, for the OpenRPC document.
    #[must_use]
    fn specs() -> Vec<ErrorSpec> {
        Vec::new()
    }
}

/// One error of a method, as the OpenRPC document lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorSpec {
    /// The code of the error object.
    pub code: i64,
    /// One sentence.
    pub message: &'static str,
}

impl IntoRpcError for RpcError {
    fn into_rpc_error(self) -> RpcError {
        self
    }
}

impl IntoRpcError for Infallible {
    fn into_rpc_error(self) -> RpcError {
        match self {}
    }
}
