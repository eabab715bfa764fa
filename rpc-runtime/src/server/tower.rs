//! The whole server as a tower service.

use std::{
    convert::Infallible,
    fmt,
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use ::http::{Request, Response};
use bytes::Bytes;

use super::Server;
use crate::http::Body;

/// Answers every request, also those no endpoint is mounted for. Host and Origin are checked here too, so behind a public
/// name [`with_allowed_hosts`](super::ServerBuilder::with_allowed_hosts) is needed.
impl<B> tower_service::Service<Request<B>> for Server
where
    B: http_body::Body<Data = Bytes> + Send + 'static,
    B::Error: fmt::Display,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let front = Arc::clone(self.front());
        Box::pin(async move { Ok(front.answer(request).await) })
    }
}
