//! What a protocol must bring to be mounted.

use std::{fmt, future::Future, pin::Pin, sync::Arc};

use ::http::{Method, Request, Response};
use bytes::Bytes;
use serde_json::value::RawValue;

use super::Body;
use crate::{app_info::AppInfo, error::RpcError, executor::Executor, registry::Problem};

/// A protocol on a path, configured and not yet mounted: [`RpcEndpoint`](crate::RpcEndpoint), or one of another crate.
pub trait Endpoint: fmt::Debug + Send + 'static {
    /// The path, with a leading slash and without a trailing one.
    fn path(&self) -> &str;

    /// The groups whose methods it serves.
    fn groups(&self) -> &[String];

    /// Prepares everything that does not depend on a request.
    ///
    /// # Errors
    /// Every problem that would make it serve wrongly.
    fn mount(self: Box<Self>, mount: Mount) -> Result<Arc<dyn Mounted>, Vec<Problem>>;
}

/// What a protocol is given when it is mounted.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Mount {
    /// Runs the calls of its groups.
    pub executor: Arc<Executor>,
    /// Who the server is.
    pub info: Arc<AppInfo>,
}

impl Mount {
    /// What an endpoint is given by hand, where no server mounts it.
    #[must_use]
    pub const fn new(executor: Arc<Executor>, info: Arc<AppInfo>) -> Self {
        Self { executor, info }
    }
}

/// A running answer.
pub type Answer = Pin<Box<dyn Future<Output = Response<Body>> + Send>>;

/// A protocol that serves.
///
/// The server has checked Host, Origin, path and HTTP method, and for a `POST` the size, the media types and the
/// deadlines of the body, before it calls [`handle`](Mounted::handle).
pub trait Mounted: fmt::Debug + Send + Sync + 'static {
    /// The HTTP methods served at the endpoint's path followed by `rest` (empty, or beginning with a slash); `None` if
    /// nothing is there.
    fn methods(&self, rest: &str) -> Option<&'static [Method]>;

    /// Answers a request whose path is the endpoint's path followed by `rest`.
    fn handle(self: Arc<Self>, rest: &str, request: Request<Bytes>) -> Answer;

    /// Writes the request that calls `method` of the protocol, for the in-process client; the path is set by the client.
    fn request(&self, method: &str, params: Option<&RawValue>) -> Request<Bytes>;

    /// Reads the answer to [`request`](Mounted::request).
    ///
    /// # Errors
    /// The error the answer holds, or one that says why it could not be read.
    fn response(&self, response: Response<Bytes>) -> Result<Box<RawValue>, RpcError>;
}
