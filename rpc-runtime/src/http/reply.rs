//! Answers that the server gives itself, before or instead of an endpoint.

use ::http::{
    HeaderValue, Response, StatusCode,
    header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName},
};

use super::Body;

const JSON: HeaderValue = HeaderValue::from_static("application/json");
pub(crate) const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// An answer that is JSON already and belongs to no cache.
pub(crate) fn json(status: StatusCode, body: impl Into<Body>) -> Response<Body> {
    let mut response = Response::new(body.into());
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, JSON);
    response.headers_mut().insert(CACHE_CONTROL, NO_STORE);
    response
}

/// An answer that ends the way of a request before an endpoint has read it.
#[derive(Debug)]
pub(crate) struct Refusal(Box<Response<Body>>);

impl Refusal {
    /// `{"error": "…"}`: no JSON-RPC object, because nobody has read the request as one.
    pub(crate) fn new(status: StatusCode, reason: &str) -> Self {
        Self(Box::new(json(
            status,
            serde_json::json!({ "error": reason }).to_string(),
        )))
    }

    pub(crate) fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.0.headers_mut().insert(name, value);
        self
    }
}

impl From<Refusal> for Response<Body> {
    fn from(refusal: Refusal) -> Self {
        *refusal.0
    }
}
