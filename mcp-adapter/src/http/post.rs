//! A POST: one message, one answer.

use std::sync::Arc;

use bytes::Bytes;
use http::{HeaderValue, Request, Response, StatusCode, header};
use rpc_runtime::http::Body;

use crate::engine::{Engine, Incoming, Reply};

/// Hands the message to the engine.
pub(crate) async fn answer(engine: &Engine, request: Request<Bytes>) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let incoming = Incoming {
        body,
        request: Arc::new(parts),
    };
    match engine.handle(incoming).await {
        Reply::Json { status, body } => {
            let mut response = Response::new(Body::from(body));
            *response.status_mut() = status;
            response
                .headers_mut()
                .insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
            response
        }
        Reply::Accepted => {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::ACCEPTED;
            response
        }
    }
}
