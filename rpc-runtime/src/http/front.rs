//! The way of a request from its header section to its endpoint, the same for sockets, towers and in-process clients.

use std::{fmt, panic::AssertUnwindSafe, sync::Arc};

use ::http::{
    HeaderValue, Method, Request, Response, StatusCode,
    header::{ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_LENGTH},
    request::Parts,
};
use bytes::Bytes;
use futures_util::FutureExt;

use super::{
    Body, Guard, Limits, Mounted, intake, media,
    reply::{self, Refusal},
    route::{HEALTH, RouteTable},
};

/// Everything a request needs on its way.
#[derive(Debug)]
pub(crate) struct Front {
    pub(crate) guard: Guard,
    pub(crate) routes: RouteTable,
    pub(crate) limits: Limits,
}

impl Front {
    /// Answers a request.
    pub(crate) async fn answer<B>(&self, request: Request<B>) -> Response<Body>
    where
        B: http_body::Body<Data = Bytes>,
        B::Error: fmt::Display,
    {
        let (parts, body) = request.into_parts();
        let is_head = parts.method == Method::HEAD;
        let response = match self.lead(parts, body).await {
            Ok(response) => response,
            Err(refusal) => refusal.into(),
        };
        if is_head {
            without_content(response)
        } else {
            response
        }
    }

    async fn lead<B>(&self, parts: Parts, body: B) -> Result<Response<Body>, Refusal>
    where
        B: http_body::Body<Data = Bytes>,
        B::Error: fmt::Display,
    {
        // 1. Host and Origin: nothing is told to strangers, not even that a path exists
        self.guard.check(&parts.uri, &parts.headers)?;
        // 2. path
        if parts.uri.path() == HEALTH {
            return health(&parts.method);
        }
        let (route, rest) = self.routes.find(parts.uri.path()).ok_or_else(nothing_here)?;
        let methods = route.mounted.methods(rest).ok_or_else(nothing_here)?;
        // 3. method
        check_method(&parts.method, methods)?;
        let mounted = Arc::clone(&route.mounted);
        if parts.method != Method::POST {
            return Ok(enter(mounted, route.path.len(), parts, Bytes::new()).await);
        }
        // 4. declared size, codings and media types
        if body.size_hint().lower() > self.limits.max_body as u64 {
            return Err(intake::too_large(&self.limits));
        }
        check_media(&parts)?;
        // 5. body
        let body = intake::read(body, &self.limits).await?;
        let mut response = enter(mounted, route.path.len(), parts, body).await;
        response
            .headers_mut()
            .entry(CACHE_CONTROL)
            .or_insert(reply::NO_STORE);
        Ok(response)
    }
}

/// Hands the request to its endpoint; a panic there is an answer and no lost connection.
async fn enter(mounted: Arc<dyn Mounted>, prefix: usize, parts: Parts, body: Bytes) -> Response<Body> {
    let uri = parts.uri.clone();
    let run = async move {
        mounted
            .handle(&uri.path()[prefix..], Request::from_parts(parts, body))
            .await
    };
    AssertUnwindSafe(run).catch_unwind().await.unwrap_or_else(|_| {
        tracing::error!("an endpoint panicked");
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "the endpoint failed").into()
    })
}

/// The same answer as to `GET`, its length included, without the content (RFC 9110 §9.3.2). hyper leaves the content out
/// in HTTP/1.1 alone; in HTTP/2 it would be a protocol error.
fn without_content(response: Response<Body>) -> Response<Body> {
    let (mut parts, body) = response.into_parts();
    if let Some(length) = http_body::Body::size_hint(&body).exact() {
        parts
            .headers
            .entry(CONTENT_LENGTH)
            .or_insert_with(|| HeaderValue::from(length));
    }
    Response::from_parts(parts, Body::empty())
}

fn health(method: &Method) -> Result<Response<Body>, Refusal> {
    check_method(method, &[Method::GET, Method::HEAD])?;
    Ok(reply::json(StatusCode::OK, r#"{"status":"ok"}"#))
}

fn nothing_here() -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, "nothing is served at this path")
}

fn check_method(method: &Method, allowed: &[Method]) -> Result<(), Refusal> {
    if allowed.contains(method) {
        return Ok(());
    }
    let allow = allowed.iter().map(Method::as_str).collect::<Vec<_>>().join(", ");
    let refusal = Refusal::new(
        StatusCode::METHOD_NOT_ALLOWED,
        &format!("the path is served by: {allow}"),
    );
    // Method names are tokens, which a header may always hold.
    Err(match HeaderValue::try_from(allow) {
        Ok(allow) => refusal.with_header(ALLOW, allow),
        Err(_) => refusal,
    })
}

fn check_media(parts: &Parts) -> Result<(), Refusal> {
    if !media::is_identity(&parts.headers) {
        return Err(Refusal::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "the body must come without a content coding",
        )
        .with_header(ACCEPT_ENCODING, HeaderValue::from_static("identity")));
    }
    if !media::is_json(&parts.headers) {
        return Err(Refusal::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "the body must have `Content-Type: application/json`, in UTF-8",
        ));
    }
    if !media::accepts_json(&parts.headers) {
        return Err(media::not_acceptable());
    }
    Ok(())
}
