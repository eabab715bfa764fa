//! The stages of one method, in the order in which a call passes them.

use std::{
    any::Any,
    future::Future,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use futures_util::FutureExt;

use super::ExecutorSettings;
use crate::{
    args::ArgReader,
    context::CallContext,
    descriptor::{Invocation, Outcome},
    error::RpcError,
    jsonrpc::Params,
    registry::Method,
    schema::{Object, input_schema},
    validation::SchemaCheck,
};

/// One method with its stages.
#[derive(Debug)]
pub struct Pipeline {
    method: Arc<Method>,
    input_schema: Object,
    check: SchemaCheck,
}

impl Pipeline {
    /// Puts the stages of `method` together.
    ///
    /// # Errors
    /// Its input schema is not valid JSON Schema.
    pub fn new(method: Arc<Method>) -> Result<Self, String> {
        let input_schema = input_schema(method.descriptor);
        let check = SchemaCheck::new(method.descriptor, &input_schema)?;
        Ok(Self {
            method,
            input_schema,
            check,
        })
    }

    /// The method.
    #[must_use]
    pub fn method(&self) -> &Method {
        &self.method
    }

    /// The schema its arguments are checked against.
    #[must_use]
    pub fn input_schema(&self) -> &Object {
        &self.input_schema
    }

    /// Runs one call through all stages.
    pub(super) async fn run(
        &self,
        params: Params<'_>,
        context: CallContext,
        settings: &ExecutorSettings,
    ) -> Outcome {
        // 1. schema check: every violation, nothing entered yet
        // 2. decode: raw values to typed ones
        let invocation = {
            let checked = self
                .check
                .run(params)
                .map_err(|violations| RpcError::invalid_arguments(&violations))?;
            let reader = ArgReader::new(self.method.descriptor.params, &checked.0);
            let decoded = self
                .guard(|| (self.method.descriptor.decode)(reader).map_err(ArgReader::into_violations))?
                .map_err(|violations| RpcError::invalid_arguments(&violations))?;
            // 3. invoke: the method starts, a sync one ends here too
            self.guard(|| (self.method.descriptor.invoke)(&self.method.instance, decoded, context))?
        };
        match invocation {
            Invocation::Ready(outcome) => outcome,
            Invocation::Future(future) => self.guard_future(future).await?,
            Invocation::Blocking(run) => self.run_blocking(run, settings).await,
        }
    }

    async fn run_blocking(
        &self,
        run: Box<dyn FnOnce() -> Outcome + Send>,
        settings: &ExecutorSettings,
    ) -> Outcome {
        let Ok(permit) = Arc::clone(&settings.blocking).acquire_owned().await else {
            return Err(RpcError::internal("the blocking pool is closed"));
        };
        let task = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            catch_unwind(AssertUnwindSafe(run))
        });
        match task.await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(panic)) => Err(self.panicked(panic.as_ref())),
            Err(_) => Err(RpcError::internal(format!(
                "`{}` was ended with the runtime",
                self.method.descriptor.name
            ))),
        }
    }

    /// Runs code of the application; a panic in it is an error of the call.
    fn guard<T>(&self, run: impl FnOnce() -> T) -> Result<T, RpcError> {
        catch_unwind(AssertUnwindSafe(run)).map_err(|panic| self.panicked(panic.as_ref()))
    }

    async fn guard_future<T>(&self, future: impl Future<Output = T>) -> Result<T, RpcError> {
        AssertUnwindSafe(future)
            .catch_unwind()
            .await
            .map_err(|panic| self.panicked(panic.as_ref()))
    }

    fn panicked(&self, panic: &(dyn Any + Send)) -> RpcError {
        let text = panic
            .downcast_ref::<&str>()
            .copied()
            .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
            .unwrap_or("a panic without text");
        RpcError::internal(format!("`{}` panicked: {text}", self.method.descriptor.name))
            .with_exception("rpc_runtime::Panic")
    }
}
