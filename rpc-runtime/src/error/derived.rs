//! What `#[derive(IntoRpcError)]` calls.

use std::borrow::Cow;

use super::{ErrorCode, ErrorKind, ErrorSpec, Failure, RpcError};

impl RpcError {
    /// As [`RpcError::new`], without a place: the caller would be the derive, which says nothing.
    ///
    /// The derive has checked the code.
    #[doc(hidden)]
    #[must_use]
    pub fn derived(code: i64, message: impl Into<Cow<'static, str>>, exception: &'static str) -> Self {
        Self::raw(
            ErrorKind::Failed(Failure::Method),
            ErrorCode::new(code),
            message.into(),
            "rpc_runtime::RpcError",
        )
        .with_exception(exception)
    }
}

/// One code.
#[must_use]
pub fn list_error(code: i64, message: &'static str) -> Vec<ErrorSpec> {
    vec![ErrorSpec { code, message }]
}

/// The codes of all variants.
#[must_use]
pub fn list_errors<const N: usize>(parts: [Vec<ErrorSpec>; N]) -> Vec<ErrorSpec> {
    parts.into_iter().flatten().collect()
}
