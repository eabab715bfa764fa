use std::convert::Infallible;

use bytes::Bytes;
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt, Full, StreamBody, combinators::UnsyncBoxBody};
use hyper::body::Frame;
use rpc_runtime::Server;
use tower_service::Service;

use crate::support::{builder, limits};

async fn call<B>(server: &Server, body: B) -> (StatusCode, Bytes)
where
    Server: Service<Request<B>, Response = Response<rpc_runtime::http::Body>, Error = Infallible>,
{
    let request = Request::post("/probe")
        .header("host", "localhost")
        .header("content-type", "application/json");
    let Ok(response) = server.clone().call(request.body(body).expect("a request")).await;
    let status = response.status();
    let Ok(body) = response.into_body().collect().await;
    (status, body.to_bytes())
}

#[tokio::test]
async fn bodies_of_any_kind_are_read() {
    let server = builder()
        .with_limits(limits().with_max_body(8))
        .build()
        .expect("a server");
    assert_eq!(
        call(&server, Full::from("[1]")).await,
        (StatusCode::OK, "[1]".into())
    );
    let pieces = |pieces: &'static [&'static str]| {
        let frames = pieces
            .iter()
            .map(|piece| Ok::<_, String>(Frame::data(Bytes::from_static(piece.as_bytes()))));
        UnsyncBoxBody::new(StreamBody::new(futures_util::stream::iter(frames)))
    };
    assert_eq!(
        call(&server, pieces(&["", "12", "", "34", "5678"])).await,
        (StatusCode::OK, "12345678".into())
    );
    assert_eq!(
        call(&server, pieces(&["12345", "6789"])).await.0,
        StatusCode::PAYLOAD_TOO_LARGE
    );
    let broken = StreamBody::new(futures_util::stream::iter([Err::<Frame<Bytes>, _>(
        "broken pipe".to_owned(),
    )]));
    let (status, body) = call(&server, broken).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(body, r#"{"error":"the body could not be read: broken pipe"}"#);
}

/// What a router asks of a service that it falls back to.
#[test]
fn it_is_a_service_that_routers_take() {
    fn assert<S>(_: S)
    where
        S: Service<Request<Full<Bytes>>, Error = Infallible> + Clone + Send + Sync + 'static,
        S::Future: Send + 'static,
    {
    }
    assert(builder().build().expect("a server"));
}
