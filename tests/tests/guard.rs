//! Host, Origin, HTTP methods and media types, on every endpoint.

use bytes::Bytes;
use http::{Method, Request};

use crate::support::{built, post, send};

const CALL: &str = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;

async fn status(server: &rpc_runtime::Server, path: &str, headers: &[(&str, &str)]) -> u16 {
    let mut request = if path == "/healthz" {
        Request::get(path).body(Bytes::new()).expect("a request")
    } else {
        post(path, CALL)
    };
    for (name, value) in headers {
        let name = http::HeaderName::from_bytes(name.as_bytes()).expect("a name");
        request
            .headers_mut()
            .append(name, value.parse().expect("a value"));
    }
    send(server, request).await.status().as_u16()
}

#[tokio::test]
async fn foreign_hosts_and_origins_are_refused_on_every_path() {
    let server = built(fixtures::fixture());
    for path in ["/rpc", "/mcp", "/healthz", "/nowhere"] {
        let served = if path == "/nowhere" { 404 } else { 200 };
        for host in [
            "localhost",
            "localhost:1",
            "127.0.0.1:8080",
            "[::1]",
            "[::1]:9",
            "LOCALHOST",
        ] {
            assert_eq!(
                status(&server, path, &[("host", host)]).await,
                served,
                "{path} {host}"
            );
        }
        for host in [
            "evil.example",
            "localhost.evil.com",
            "127.0.0.1.nip.io",
            "localhost@evil.com",
            "",
            "evil.com:localhost",
        ] {
            assert_eq!(
                status(&server, path, &[("host", host)]).await,
                403,
                "{path} {host}"
            );
        }
        for origin in ["http://localhost:3000", "https://127.0.0.1", "http://[::1]:5"] {
            assert_eq!(
                status(&server, path, &[("host", "localhost"), ("origin", origin)]).await,
                served,
                "{path} {origin}"
            );
        }
        for origin in [
            "https://evil.example",
            "null",
            "http://localhost.evil.com",
            "file://localhost",
            "localhost",
        ] {
            assert_eq!(
                status(&server, path, &[("host", "localhost"), ("origin", origin)]).await,
                403,
                "{path} {origin}"
            );
        }
        assert_eq!(
            status(&server, path, &[("host", "localhost"), ("host", "localhost")]).await,
            403,
            "{path}"
        );
    }
}

#[tokio::test]
async fn other_http_methods_are_405_with_allow() {
    let server = built(fixtures::fixture());
    for (path, allow) in [("/rpc", "GET, POST"), ("/mcp", "POST")] {
        for method in [
            Method::PUT,
            Method::DELETE,
            Method::OPTIONS,
            Method::PATCH,
            Method::HEAD,
        ] {
            let request = Request::builder()
                .method(method.clone())
                .uri(path)
                .body(Bytes::new())
                .expect("a request");
            let response = send(&server, request).await;
            assert_eq!(response.status(), 405, "{method} {path}");
            assert_eq!(response.headers()["allow"], allow, "{method} {path}");
        }
    }
    let get = Request::get("/mcp").body(Bytes::new()).expect("a request");
    assert_eq!(send(&server, get).await.status(), 405);
}

#[tokio::test]
async fn media_types_are_negotiated_alike_on_both_endpoints() {
    let server = built(fixtures::fixture());
    for path in ["/rpc", "/mcp"] {
        for accept in [
            "*/*",
            "application/json",
            "application/*",
            "application/json;q=0.5, */*;q=0.1",
            "application/json, text/event-stream",
        ] {
            assert_eq!(
                status(&server, path, &[("accept", accept)]).await,
                200,
                "{path} {accept}"
            );
        }
        for accept in ["text/event-stream", "text/html", "application/json;q=0, */*"] {
            assert_eq!(
                status(&server, path, &[("accept", accept)]).await,
                406,
                "{path} {accept}"
            );
        }
        for (content_type, expected) in [
            ("Application/JSON; charset=UTF-8", 200),
            ("application/json;charset=latin1", 415),
            ("text/plain", 415),
            ("application/jsonx", 415),
        ] {
            let mut request = post(path, CALL);
            request
                .headers_mut()
                .insert("content-type", content_type.parse().expect("a value"));
            assert_eq!(
                send(&server, request).await.status(),
                expected,
                "{path} {content_type}"
            );
        }
        assert_eq!(
            status(&server, path, &[("content-encoding", "gzip")]).await,
            415,
            "{path}"
        );
    }
}
