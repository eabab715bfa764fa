//! One way in which the arguments of a call break their schema.

use std::fmt;

use serde::Serialize;

/// One fault of the arguments, as listed in `data.extra.violations`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Violation {
    /// JSON pointer (RFC 6901) to the member itself, also where it is missing or unknown: `/limit`.
    pub pointer: String,
    /// The JSON Schema keyword that failed: `type`, `required`, `additionalProperties`, `maximum` …
    pub rule: String,
    /// What the schema wants: `integer`, `at most 100`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// What came: `string`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received: Option<String>,
    /// One sentence for a person or a model.
    pub message: String,
    /// The name that was probably meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<String>,
}

impl Violation {
    /// How many violations of one call are listed. A body holds hundreds of thousands of unknown members, and an answer
    /// many times its size would cost the server more than the caller.
    pub(crate) const LISTED: usize = 1_000;

    /// A violation of `rule` at `pointer`.
    #[must_use]
    pub fn new(pointer: impl Into<String>, rule: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            pointer: pointer.into(),
            rule: rule.into(),
            expected: None,
            received: None,
            message: message.into(),
            suggestion: None,
        }
    }

    /// Adds what was expected.
    #[must_use]
    pub fn with_expected(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// Adds what was received.
    #[must_use]
    pub fn with_received(mut self, received: impl Into<String>) -> Self {
        self.received = Some(received.into());
        self
    }

    /// Adds the name that was probably meant.
    #[must_use]
    pub fn with_suggestion(mut self, suggestion: impl Into<String>) -> Self {
        self.suggestion = Some(suggestion.into());
        self
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
