//! The door itself.

use std::{
    collections::HashMap,
    fmt::{self, Write as _},
    sync::Arc,
};

use super::{ExecutorSettings, Pipeline};
use crate::{
    args::closest_method,
    context::CallContext,
    descriptor::Outcome,
    error::{ErrorKind, ErrorPolicy, Failure, RpcError},
    jsonrpc::Params,
    registry::{Problem, ServiceMap},
};

/// Runs calls of the methods that one endpoint serves.
#[derive(Debug)]
pub struct Executor {
    /// Sorted by wire name.
    pipelines: Vec<Arc<Pipeline>>,
    by_name: HashMap<&'static str, usize>,
    settings: ExecutorSettings,
}

impl Executor {
    /// Puts the pipelines of all methods of `map` together; what is wrong goes into `problems`.
    #[must_use]
    pub fn new(map: &ServiceMap, settings: ExecutorSettings, problems: &mut Vec<Problem>) -> Self {
        let mut pipelines = Vec::with_capacity(map.methods().len());
        for method in map.methods() {
            match Pipeline::new(Arc::clone(method)) {
                Ok(pipeline) => pipelines.push(Arc::new(pipeline)),
                Err(reason) => problems.push(Problem::new(format!(
                    "the input schema of `{}` ({}) is not valid: {reason}",
                    method.descriptor.name, method.descriptor.place
                ))),
            }
        }
        let by_name = pipelines
            .iter()
            .enumerate()
            .map(|(index, pipeline)| (pipeline.method().descriptor.name, index))
            .collect();
        Self {
            pipelines,
            by_name,
            settings,
        }
    }

    /// The methods, sorted by wire name.
    #[must_use]
    pub fn pipelines(&self) -> &[Arc<Pipeline>] {
        &self.pipelines
    }

    /// One method.
    #[must_use]
    pub fn pipeline(&self, name: &str) -> Option<&Arc<Pipeline>> {
        self.by_name.get(name).map(|index| &self.pipelines[*index])
    }

    /// How errors are written for clients.
    #[must_use]
    pub fn policy(&self) -> ErrorPolicy {
        self.settings.policy
    }

    /// Runs one call.
    ///
    /// # Errors
    /// The method is unknown, the arguments break its schema, or it failed; see [`RpcError::kind`].
    pub async fn call(&self, name: &str, params: Params<'_>, context: CallContext) -> Outcome {
        let Some(pipeline) = self.pipeline(name) else {
            let shown: String = name.chars().take(128).collect();
            return Err(RpcError::unknown_method(
                &shown,
                closest_method(name, self.by_name.keys().copied()),
            ));
        };
        let request = context.request_id();
        let outcome = pipeline.run(params, context, &self.settings).await;
        if let Err(error) = &outcome {
            report(name, request, error);
        }
        outcome
    }
}

/// The log keeps what a client may not read.
fn report(name: &str, request: crate::context::RequestId, error: &RpcError) {
    let code = error.code().get();
    match error.kind() {
        ErrorKind::Failed(Failure::Internal) => {
            tracing::error!(method = name, request = %request, code, "call failed: {}", OneLine(error));
        }
        ErrorKind::Failed(Failure::Method) => {
            tracing::warn!(method = name, request = %request, code, "call failed: {}", OneLine(error));
        }
        ErrorKind::Rejected(_) => {
            tracing::debug!(method = name, request = %request, code, "call rejected: {}", OneLine(error));
        }
    }
}

/// A text that often quotes what the caller sent, without the control characters that would forge lines of the log.
struct OneLine<T>(T);

impl<T: fmt::Display> fmt::Display for OneLine<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Escaping<'a, 'b>(&'a mut fmt::Formatter<'b>);

        impl fmt::Write for Escaping<'_, '_> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                for part in text.split_inclusive(is_line_breaking) {
                    match part.char_indices().next_back() {
                        Some((at, last)) if is_line_breaking(last) => {
                            write!(self.0, "{}{}", &part[..at], last.escape_default())?;
                        }
                        _ => self.0.write_str(part)?,
                    }
                }
                Ok(())
            }
        }

        write!(Escaping(f), "{}", self.0)
    }
}

fn is_line_breaking(char: char) -> bool {
    char.is_control() || matches!(char, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::OneLine;

    #[test]
    fn no_text_makes_a_second_line_of_the_log() {
        for (text, line) in [
            ("plain “text”", "plain “text”"),
            ("a\nERROR b", "a\\nERROR b"),
            ("\r\n", "\\r\\n"),
            ("\u{1b}[31m\u{2028}", "\\u{1b}[31m\\u{2028}"),
        ] {
            assert_eq!(OneLine(text).to_string(), line);
        }
    }
}
