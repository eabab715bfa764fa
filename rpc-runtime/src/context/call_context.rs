//! The context of one call.

use std::{fmt, sync::Arc};

use ::http::{Extensions, HeaderMap, HeaderValue, header::AsHeaderName};

use super::{Carrier, RequestId};

/// What a method may know about the call it serves. Cheap to clone.
///
/// A method asks for it with a parameter of type `&CallContext`, which is no part of its schema:
///
/// ```
/// use rpc_runtime::{CallContext, rpc_service};
///
/// struct Who;
///
/// #[rpc_service]
/// impl Who {
///     /// The agent of the caller.
///     pub fn agent(&self, cx: &CallContext) -> Option<String> {
///         cx.header("user-agent").and_then(|value| value.to_str().ok()).map(str::to_owned)
///     }
/// }
///
/// assert_eq!(Who.agent(&CallContext::detached()), None);
/// ```
#[derive(Clone)]
pub struct CallContext(Arc<Inner>);

struct Inner {
    request_id: RequestId,
    carrier: Carrier,
    request: Arc<http::request::Parts>,
}

impl CallContext {
    /// The context of a call that came with an HTTP request; the calls of one batch share it.
    #[must_use]
    pub fn new(carrier: Carrier, request: Arc<http::request::Parts>) -> Self {
        Self(Arc::new(Inner {
            request_id: RequestId::next(),
            carrier,
            request,
        }))
    }

    /// A context without a request, for calling a method from Rust.
    #[must_use]
    pub fn detached() -> Self {
        let (parts, ()) = http::Request::new(()).into_parts();
        Self::new(Carrier::DETACHED, Arc::new(parts))
    }

    /// The internal number of the call, for the log.
    #[must_use]
    pub fn request_id(&self) -> RequestId {
        self.0.request_id
    }

    /// The door the call came through.
    #[must_use]
    pub fn carrier(&self) -> Carrier {
        self.0.carrier
    }

    /// The headers of the HTTP request; empty without one.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.0.request.headers
    }

    /// One header of the HTTP request.
    #[must_use]
    pub fn header(&self, name: impl AsHeaderName) -> Option<&HeaderValue> {
        self.headers().get(name)
    }

    /// What layers in front of the server left with the request.
    #[must_use]
    pub fn extensions(&self) -> &Extensions {
        &self.0.request.extensions
    }
}

impl fmt::Debug for CallContext {
    // Headers hold secrets: they are never printed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CallContext")
            .field("request_id", &self.0.request_id)
            .field("carrier", &self.0.carrier)
            .finish_non_exhaustive()
    }
}
