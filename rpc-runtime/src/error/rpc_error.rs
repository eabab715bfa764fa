//! The one error type of the runtime.

use std::{borrow::Cow, error::Error, fmt, panic::Location};

use serde::Serialize;
use serde_json::{Map, Value};

use super::{ErrorCode, ErrorKind, Failure, Rejection, Violation};

/// Why a call did not give a result.
///
/// ```
/// use rpc_runtime::RpcError;
///
/// let error = RpcError::new(1404, "no product `lamp`").with_extra("product", "lamp");
/// assert_eq!(error.code().get(), 1404);
/// assert_eq!(error.to_string(), "no product `lamp`");
/// ```
pub struct RpcError(Box<Inner>);

pub(super) struct Inner {
    pub(super) kind: ErrorKind,
    pub(super) code: ErrorCode,
    pub(super) message: Cow<'static, str>,
    /// The text stays in the log where the policy says so.
    pub(super) is_internal: bool,
    pub(super) exception: Cow<'static, str>,
    pub(super) extra: Map<String, Value>,
    pub(super) place: Option<(Cow<'static, str>, u32)>,
    pub(super) source: Option<Box<dyn Error + Send + Sync>>,
}

impl RpcError {
    /// An error of the application: `code` and `message` reach the client as they are.
    ///
    /// A code from −32768 to −32000 belongs to the protocol; it is replaced by −32603 and the message says so.
    #[must_use]
    #[track_caller]
    pub fn new(code: i64, message: impl Into<Cow<'static, str>>) -> Self {
        let (code, message) = match ErrorCode::new(code) {
            code if code.is_reserved() => (
                ErrorCode::INTERNAL_ERROR,
                format!(
                    "{} (code {code} is reserved by JSON-RPC: use one outside -32768 to -32000)",
                    message.into()
                )
                .into(),
            ),
            code => (code, message.into()),
        };
        let here = Location::caller();
        let mut error = Self::raw(
            ErrorKind::Failed(Failure::Method),
            code,
            message,
            "rpc_runtime::RpcError",
        );
        error.0.place = Some((here.file().into(), here.line()));
        error
    }

    /// A failure whose text is for the log: clients read it in `dev` and `test` only, code −32603.
    #[must_use]
    pub fn internal(message: impl Into<Cow<'static, str>>) -> Self {
        let mut error = Self::raw(
            ErrorKind::Failed(Failure::Internal),
            ErrorCode::INTERNAL_ERROR,
            message.into(),
            "rpc_runtime::InternalError",
        );
        error.0.is_internal = true;
        error
    }

    /// A failure of the application from a foreign error: code −32603, its text for `dev` and `test` only.
    #[must_use]
    pub fn from_source(source: Box<dyn Error + Send + Sync>, exception: &'static str) -> Self {
        let mut error = Self::internal(source.to_string()).with_exception(exception);
        error.0.kind = ErrorKind::Failed(Failure::Method);
        error.0.source = Some(source);
        error
    }

    /// No method has this name.
    #[must_use]
    pub fn unknown_method(name: &str, suggestion: Option<&str>) -> Self {
        let mut message = format!("method not found: {name}");
        if let Some(suggestion) = suggestion {
            message.push_str(&format!(", did you mean `{suggestion}`?"));
        }
        let error = Self::raw(
            ErrorKind::Rejected(Rejection::UnknownMethod),
            ErrorCode::METHOD_NOT_FOUND,
            message.into(),
            "rpc_runtime::UnknownMethod",
        );
        match suggestion {
            Some(suggestion) => error.with_extra("suggestion", suggestion),
            None => error,
        }
    }

    /// The arguments break their schema; the first violations make the message, all stand in `data.extra.violations`.
    #[must_use]
    pub fn invalid_arguments(violations: &[Violation]) -> Self {
        const SHOWN: usize = 3;
        let mut message = String::from("invalid arguments");
        for (index, violation) in violations.iter().take(SHOWN).enumerate() {
            message.push_str(if index == 0 { ": " } else { "; " });
            message.push_str(&violation.message);
        }
        let listed = &violations[..violations.len().min(Violation::LISTED)];
        if listed.len() > SHOWN {
            let least = if listed.len() < violations.len() {
                "at least "
            } else {
                ""
            };
            message.push_str(&format!("; and {least}{} more", listed.len() - SHOWN));
        }
        let error = Self::raw(
            ErrorKind::Rejected(Rejection::InvalidArguments),
            ErrorCode::INVALID_PARAMS,
            message.into(),
            "rpc_runtime::InvalidArguments",
        )
        .with_extra("violations", listed);
        if listed.len() < violations.len() {
            error.with_extra("truncated", true)
        } else {
            error
        }
    }

    pub(super) fn raw(
        kind: ErrorKind,
        code: ErrorCode,
        message: Cow<'static, str>,
        exception: &'static str,
    ) -> Self {
        Self(Box::new(Inner {
            kind,
            code,
            message,
            is_internal: false,
            exception: exception.into(),
            extra: Map::new(),
            place: None,
            source: None,
        }))
    }

    pub(super) fn inner(&self) -> &Inner {
        &self.0
    }

    pub(super) fn inner_mut(&mut self) -> &mut Inner {
        &mut self.0
    }

    /// Adds a member to `data.extra`. A value that cannot be written as JSON is replaced by the reason.
    #[must_use]
    pub fn with_extra(mut self, name: impl Into<String>, value: impl Serialize) -> Self {
        let value = serde_json::to_value(value)
            .unwrap_or_else(|error| Value::String(format!("not serializable: {error}")));
        self.0.extra.insert(name.into(), value);
        self
    }

    /// Names the type that stands in `data.exception`; generic arguments are cut off.
    #[must_use]
    pub fn with_exception(mut self, type_name: &'static str) -> Self {
        self.0.exception = type_name.split('<').next().unwrap_or(type_name).into();
        self
    }

    /// Adds the error that caused this one; it is shown as `data.chain` in `dev` and `test`.
    #[must_use]
    pub fn with_source(mut self, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        self.0.source = Some(source.into());
        self
    }

    /// What kind of fault this is.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The code of the error object.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        self.0.code
    }

    /// The full text, for the log.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The members of `data.extra`.
    #[must_use]
    pub fn extra(&self) -> &Map<String, Value> {
        &self.0.extra
    }

    /// The type that stands in `data.exception`.
    #[must_use]
    pub fn exception(&self) -> &str {
        &self.0.exception
    }
}

impl fmt::Display for RpcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl fmt::Debug for RpcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RpcError")
            .field("kind", &self.0.kind)
            .field("code", &self.0.code.get())
            .field("message", &self.0.message)
            .field("exception", &self.0.exception)
            .field("extra", &self.0.extra)
            .field("source", &self.0.source)
            .finish_non_exhaustive()
    }
}

impl Error for RpcError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0
            .source
            .as_ref()
            .map(|source| &**source as &(dyn Error + 'static))
    }
}
