//! Talking to a server without a socket.

use bytes::Bytes;
use http::{Request, Response};
use rpc_runtime::{Environment, Server, ServerBuilder};

/// A server that answers as in production, so that answers hold no paths of this machine.
pub(crate) fn built(builder: ServerBuilder) -> Server {
    builder
        .with_environment(Environment::Prod)
        .build()
        .expect("the server can be built")
}

/// A `POST` of JSON.
pub(crate) fn post(path: &str, body: impl Into<String>) -> Request<Bytes> {
    Request::post(path)
        .header("content-type", "application/json")
        .body(Bytes::from(body.into()))
        .expect("a request")
}

/// Sends a request through all guards.
pub(crate) async fn send(server: &Server, request: Request<Bytes>) -> Response<Bytes> {
    server
        .client("/rpc")
        .expect("`/rpc` is mounted")
        .send(request)
        .await
}

/// The status and the body of an answer.
pub(crate) fn text(response: &Response<Bytes>) -> (u16, String) {
    (
        response.status().as_u16(),
        String::from_utf8(response.body().to_vec()).expect("UTF-8"),
    )
}

/// The body of an answer as JSON.
pub(crate) fn json(response: &Response<Bytes>) -> serde_json::Value {
    serde_json::from_slice(response.body()).expect("the answer is JSON")
}
