//! The door itself.

use std::{collections::HashMap, sync::Arc};

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
    match error.kind() {
        ErrorKind::Failed(Failure::Internal) => {
            tracing::error!(method = name, request = %request, code = error.code().get(), "call failed: {error}");
        }
        ErrorKind::Failed(Failure::Method) => {
            tracing::warn!(method = name, request = %request, code = error.code().get(), "call failed: {error}");
        }
        ErrorKind::Rejected(_) => {
            tracing::debug!(method = name, request = %request, code = error.code().get(), "call rejected: {error}");
        }
    }
}
