//! Calls a mounted endpoint without a socket.

mod params;

use std::{fmt, sync::Arc};

use ::http::{
    Request, Response, Uri,
    header::{HOST, HeaderValue},
};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use serde::Serialize;
use serde_json::value::RawValue;

use self::params::raw_params;
use super::{Front, Mounted};
use crate::error::RpcError;

/// Calls an endpoint of a [`Server`](crate::Server) in the same process, through everything that a request from a socket
/// passes. It knows no protocol: the endpoint writes its requests and reads its answers. Cheap to clone.
#[derive(Clone)]
pub struct Client {
    front: Arc<Front>,
    mounted: Arc<dyn Mounted>,
    path: Uri,
}

impl Client {
    /// A client of the endpoint at exactly `path`.
    pub(crate) fn new(front: &Arc<Front>, path: &str) -> Option<Self> {
        let mounted = Arc::clone(&front.routes.exact(path)?.mounted);
        Some(Self {
            front: Arc::clone(front),
            mounted,
            path: path.parse().ok()?,
        })
    }

    /// Sends an HTTP request as it is; one that names no host gets `Host: localhost`.
    ///
    /// The answer is the server's, whatever its status.
    pub async fn send(&self, request: Request<impl Into<Bytes>>) -> Response<Bytes> {
        let (mut parts, body) = request.into_parts();
        if parts.uri.authority().is_none() && !parts.headers.contains_key(HOST) {
            parts.headers.insert(HOST, HeaderValue::from_static("localhost"));
        }
        let response = self
            .front
            .answer(Request::from_parts(parts, Full::new(body.into())))
            .await;
        let (parts, body) = response.into_parts();
        let body = match body.collect().await {
            Ok(body) => body.to_bytes(),
            Err(never) => match never {},
        };
        Response::from_parts(parts, body)
    }

    /// Calls a method of the endpoint's protocol.
    ///
    /// `params` is anything that is written as a JSON object or array: `json!({"query": "lamp"})`, a struct, a
    /// `RawValue`. What is written as `null` stands for no params at all: `()`, `None`.
    ///
    /// # Errors
    /// The error the endpoint answered, or one that says why `params` could not be written or the answer not be read.
    pub async fn request(&self, method: &str, params: impl Serialize) -> Result<Box<RawValue>, RpcError> {
        let params = raw_params(&params)?;
        let mut request = self.mounted.request(method, params.as_deref());
        *request.uri_mut() = self.path.clone();
        let response = self.send(request).await;
        self.mounted.response(response)
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}
