//! Whether the method was entered, and what stopped the call.

/// What kind of fault a call ended in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The method was not entered.
    Rejected(Rejection),
    /// The method was entered, or should have been, and the call failed.
    Failed(Failure),
}

/// Why a call was refused before its method ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rejection {
    /// No method has this name.
    UnknownMethod,
    /// The arguments do not fit the schema.
    InvalidArguments,
}

/// Why a call failed after it was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Failure {
    /// The method returned an error of its own.
    Method,
    /// A panic, an error without a code of its own, or a defect of the server.
    Internal,
}
