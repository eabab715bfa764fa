//! How much of an error a client may read.

use std::{env, fmt, str::FromStr};

/// Where the server runs; decides how much of an error reaches a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Environment {
    /// Development: errors with text, place and chain of causes.
    Dev,
    /// Automated tests: as `Dev`.
    Test,
    /// Production: the text of internal errors stays in the log.
    Prod,
}

impl Environment {
    /// The variable that [`Environment::detect`] reads.
    pub const VARIABLE: &'static str = "RPC_ENV";

    /// Reads `RPC_ENV` (`dev`, `test` or `prod`); without it `dev` in debug builds and `prod` in release builds.
    ///
    /// # Errors
    /// The variable has another value.
    pub fn detect() -> Result<Self, UnknownEnvironment> {
        match env::var_os(Self::VARIABLE) {
            Some(value) => value.to_string_lossy().parse(),
            None if cfg!(debug_assertions) => Ok(Self::Dev),
            None => Ok(Self::Prod),
        }
    }

    /// Whether errors are shown with their place and causes.
    #[must_use]
    pub const fn is_verbose(self) -> bool {
        matches!(self, Self::Dev | Self::Test)
    }
}

impl FromStr for Environment {
    type Err = UnknownEnvironment;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "dev" => Ok(Self::Dev),
            "test" => Ok(Self::Test),
            "prod" => Ok(Self::Prod),
            other => Err(UnknownEnvironment(other.to_owned())),
        }
    }
}

impl fmt::Display for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dev => "dev",
            Self::Test => "test",
            Self::Prod => "prod",
        })
    }
}

/// A text that names no [`Environment`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEnvironment(String);

impl fmt::Display for UnknownEnvironment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown environment `{}`: use dev, test or prod", self.0)
    }
}

impl std::error::Error for UnknownEnvironment {}

/// The rules by which an error is written for a client.
#[derive(Clone, Copy, Debug)]
pub struct ErrorPolicy {
    /// Where the server runs.
    pub environment: Environment,
    /// Whether the text of internal errors reaches clients in production too.
    pub expose_errors: bool,
}

impl ErrorPolicy {
    /// Whether the text of an internal error may be read by a client.
    #[must_use]
    pub const fn shows_internal_text(self) -> bool {
        self.expose_errors || self.environment.is_verbose()
    }
}
