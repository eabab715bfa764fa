use std::{
    io,
    sync::{Arc, Mutex},
};

use futures_util::FutureExt;

use crate::support::{Wire, builder, start};

async fn statuses(requests: &[&str]) -> Vec<u16> {
    let server = start(builder()).await;
    let mut statuses = Vec::new();
    for request in requests {
        statuses.push(Wire::ask(server.local_addr(), request).await.status);
    }
    statuses
}

#[tokio::test]
async fn strangers_are_refused_on_every_path() {
    let refused = statuses(&[
        "GET /healthz HTTP/1.1\r\nHost: evil.com\r\n\r\n",
        "GET /nothing HTTP/1.1\r\nHost: evil.com\r\n\r\n",
        "GET /probe HTTP/1.1\r\nHost: localhost.evil.com\r\n\r\n",
        "GET /probe HTTP/1.1\r\n\r\n",
        "GET /probe HTTP/1.0\r\n\r\n",
        "GET /probe HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        "GET /probe HTTP/1.1\r\nHost: localhost@evil.com\r\n\r\n",
        "GET http://evil.com/probe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /probe HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.com\r\n\r\n",
        "GET /probe HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\n\r\n",
        "OPTIONS /probe HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.com\r\n\r\n",
    ])
    .await;
    assert_eq!(refused, [403; 11]);
}

#[tokio::test]
async fn neighbours_are_served() {
    let served = statuses(&[
        "GET /healthz HTTP/1.1\r\nHost: localhost:1\r\n\r\n",
        "GET /probe HTTP/1.1\r\nHost: [::1]\r\nOrigin: https://127.0.0.1:3000\r\n\r\n",
        "GET http://localhost/probe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /probe HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n",
    ])
    .await;
    assert_eq!(served, [200; 4]);
}

#[tokio::test]
async fn a_refusal_names_the_setting_and_repeats_nothing() {
    let server = start(builder()).await;
    let answer = Wire::ask(
        server.local_addr(),
        "GET /probe HTTP/1.1\r\nHost: evil.com\r\n\r\n",
    )
    .await;
    assert!(
        answer.body.starts_with(r#"{"error":""#) && answer.body.contains("with_allowed_hosts"),
        "{}",
        answer.body
    );
    assert!(!answer.body.contains("evil"));
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

/// Collects what is logged on this thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_refusal_is_one_line_in_the_log_with_the_value_and_the_setting() {
    let client = builder()
        .build()
        .expect("a server")
        .client("/probe")
        .expect("a client");
    for (header, value, shown, setting) in [
        (
            "host",
            &b"evil.com\xff\t."[..],
            r"host=evil.com\xff\t.",
            "with_allowed_hosts",
        ),
        (
            "origin",
            b"http://evil.com",
            "origin=http://evil.com",
            "with_allowed_origins",
        ),
    ] {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_writer(move || writer.clone())
            .with_ansi(false)
            .finish();
        let request = http::Request::get("/probe")
            .header(header, value)
            .body("")
            .expect("a request");
        let status = tracing::subscriber::with_default(subscriber, || client.send(request).now_or_never());
        assert_eq!(status.expect("at once").status(), 403);
        let text = String::from_utf8(log.0.lock().expect("no panic").clone()).expect("text");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(
            text.contains("WARN") && text.contains(shown) && text.contains(setting),
            "{text}"
        );
    }
}
