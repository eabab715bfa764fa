//! A server of one call: finds a method in the slice, decodes, invokes, gives the JSON.

use std::{
    pin::pin,
    task::{Context, Poll, Waker},
};

use rpc_runtime::{
    CallContext, RpcError,
    args::{ArgReader, Slots},
    descriptor::{Instance, Invocation, MethodDescriptor},
    jsonrpc::Params,
    registry::SERVICES,
};
use serde_json::{Value, value::RawValue};

/// The method of a wire name.
pub(crate) fn method(name: &str) -> &'static MethodDescriptor {
    SERVICES
        .iter()
        .flat_map(|service| service.methods)
        .find(|method| method.name == name)
        .expect("a published method")
}

/// Whether a method is published.
pub(crate) fn is_published(name: &str) -> bool {
    SERVICES
        .iter()
        .flat_map(|service| service.methods)
        .any(|method| method.name == name)
}

/// Calls a method on an instance with `params` as JSON text.
pub(crate) fn call_on(instance: &Instance, name: &str, params: &str) -> Result<Value, RpcError> {
    let method = method(name);
    let raw: &RawValue = serde_json::from_str(params).expect("JSON");
    let params = if raw.get().starts_with('[') {
        Params::Positional(raw)
    } else {
        Params::Named(raw)
    };
    let slots = if method.has_params_object {
        vec![Some(raw)]
    } else {
        let slots = Slots::new(params, method.params);
        assert_eq!(slots.unknown, []);
        slots.values
    };
    let decoded = (method.decode)(ArgReader::new(method.params, &slots))
        .map_err(|reader| RpcError::invalid_arguments(&reader.into_violations()))?;
    let outcome = match (method.invoke)(instance, decoded, CallContext::detached()) {
        Invocation::Ready(outcome) => outcome,
        Invocation::Future(future) => ready(future),
        Invocation::Blocking(run) => run(),
    };
    outcome.map(|raw| serde_json::from_str(raw.get()).expect("JSON"))
}

/// Calls a method of a service that makes its own instance.
pub(crate) fn call(name: &str, params: &str) -> Result<Value, RpcError> {
    let service = SERVICES
        .iter()
        .find(|service| service.methods.iter().any(|method| method.name == name))
        .expect("a service");
    let instance = (service.construct)().expect("a zero-sized `Default` type");
    call_on(&instance, name, params)
}

/// The result of a future that never waits.
fn ready<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("the future waits"),
    }
}
