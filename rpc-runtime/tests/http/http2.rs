use std::{net::SocketAddr, time::Duration};

use bytes::Bytes;
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::{net::TcpStream, task::JoinHandle, time::timeout};

use crate::support::{PATIENCE, SHORT, builder, limits, start};

pub(crate) type Sender = SendRequest<Full<Bytes>>;

/// A client with prior knowledge, and the task that ends with its connection.
pub(crate) async fn connect(address: SocketAddr) -> (Sender, JoinHandle<()>) {
    let stream = TcpStream::connect(address).await.expect("a connection");
    let (sender, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .expect("HTTP/2");
    let task = tokio::spawn(async move {
        let _ = connection.await;
    });
    (sender, task)
}

pub(crate) fn post(authority: &str, order: &str, body: &'static str) -> Request<Full<Bytes>> {
    Request::post(format!("http://{authority}/probe"))
        .header("content-type", "application/json")
        .header("x-do", order)
        .body(Full::from(body))
        .expect("a request")
}

pub(crate) async fn text(response: Response<hyper::body::Incoming>) -> (StatusCode, String) {
    let status = response.status();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, String::from_utf8(body.to_vec()).expect("text"))
}

#[tokio::test]
async fn requests_share_a_connection() {
    let server = start(builder()).await;
    let (mut sender, _task) = connect(server.local_addr()).await;
    let slow = sender.send_request(post("localhost", "sleep 300", ""));
    let quick = sender
        .clone()
        .send_request(post("localhost", "", "[1]"))
        .await
        .expect("an answer");
    assert_eq!(text(quick).await, (StatusCode::OK, "[1]".to_owned()));
    assert_eq!(text(slow.await.expect("an answer")).await.1, "slept");
}

#[tokio::test]
async fn the_authority_is_guarded_as_the_host_is() {
    let server = start(builder()).await;
    let (mut sender, _task) = connect(server.local_addr()).await;
    for (authority, status) in [
        ("localhost:1", 200),
        ("evil.com", 403),
        ("127.0.0.1.nip.io", 403),
        ("[::1]:1", 200),
    ] {
        let answer = sender
            .send_request(post(authority, "", "1"))
            .await
            .expect("an answer");
        assert_eq!(answer.status().as_u16(), status, "{authority}");
    }
    let mut both = post("localhost", "", "1");
    both.headers_mut()
        .insert("host", http::HeaderValue::from_static("evil.com"));
    assert_eq!(
        sender.send_request(both).await.expect("an answer").status(),
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn head_is_answered_without_content() {
    let server = start(builder()).await;
    let (mut sender, _task) = connect(server.local_addr()).await;
    for (path, status) in [("/healthz", 200), ("/probe", 405), ("/nothing", 404)] {
        let head = Request::head(format!("http://localhost{path}"))
            .body(Full::from(""))
            .expect("a request");
        let answer = sender.send_request(head).await.expect("an answer");
        let length = answer.headers()["content-length"].to_str().expect("a number");
        assert_ne!(length, "0", "{path}: the length is the one of GET");
        let (got, body) = text(answer).await;
        assert_eq!((got.as_u16(), body.as_str()), (status, ""), "{path}");
    }
}

#[tokio::test]
async fn limits_hold_and_the_connection_lives() {
    let server =
        start(builder().with_limits(limits().with_max_body(10).with_max_header_section(1_000))).await;
    let (mut sender, _task) = connect(server.local_addr()).await;
    let large = sender
        .send_request(post("localhost", "", "12345678901"))
        .await
        .expect("an answer");
    assert_eq!(large.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let mut wide = post("localhost", "", "1");
    wide.headers_mut()
        .insert("x", "x".repeat(1_000).parse().expect("a value"));
    let wide = sender.send_request(wide).await;
    assert!(wide.map_or(true, |answer| answer.status()
        == StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE));
    let panicked = sender
        .send_request(post("localhost", "panic", "1"))
        .await
        .expect("an answer");
    assert_eq!(panicked.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let good = sender
        .send_request(post("localhost", "", "1"))
        .await
        .expect("an answer");
    assert_eq!(good.status(), StatusCode::OK);
}

#[tokio::test]
async fn an_idle_connection_is_closed_although_its_client_is_alive() {
    let limits = limits()
        .with_idle_timeout(SHORT)
        .with_ping_interval(Duration::from_millis(50));
    let server = start(builder().with_limits(limits)).await;
    let (mut sender, task) = connect(server.local_addr()).await;
    let answer = sender
        .send_request(post("localhost", "sleep 700", "1"))
        .await
        .expect("a busy connection lives");
    assert_eq!(text(answer).await.1, "slept");
    timeout(PATIENCE, task)
        .await
        .expect("the connection is closed")
        .expect("its task ends");
}
