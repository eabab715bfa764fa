use crate::support::{Answer, Wire, builder, limits, start};

async fn ask(request: &str) -> Answer {
    let server = start(builder().with_limits(limits().with_max_body(8))).await;
    Wire::ask(server.local_addr(), request).await
}

fn post(headers: &str, body: &str) -> String {
    format!(
        "POST /probe HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    )
}

const JSON: &str = "Content-Type: application/json\r\n";

#[tokio::test]
async fn health_is_told_to_get_and_head() {
    let answer = ask("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert_eq!((answer.status, answer.body.as_str()), (200, r#"{"status":"ok"}"#));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let server = start(builder()).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .await;
    let mut text = 0;
    while wire.more().await {
        text += 1;
    }
    assert!(text > 0);
    assert_eq!(
        ask("POST /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            .await
            .status,
        405
    );
}

#[tokio::test]
async fn an_endpoint_has_its_path_and_what_it_serves_below() {
    for (line, status, body) in [
        ("GET /probe", 200, "GET "),
        ("GET /probe?x=/sub", 200, "GET "),
        ("DELETE /probe/sub", 200, "DELETE /sub"),
    ] {
        let answer = ask(&format!(
            "{line} HTTP/1.1\r\nHost: localhost\r\nx-do: where\r\n\r\n"
        ))
        .await;
        assert_eq!((answer.status, answer.body.as_str()), (status, body), "{line}");
    }
    for path in [
        "/",
        "/probe/",
        "/probe/sub/",
        "/probe/other",
        "/probes",
        "/Probe",
        "/prob",
        "//probe",
        "/%70robe",
        "*",
    ] {
        let answer = ask(&format!("OPTIONS {path} HTTP/1.1\r\nHost: localhost\r\n\r\n")).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("location"), None, "{path}");
    }
}

#[tokio::test]
async fn other_methods_are_told_which_ones_are_allowed() {
    for method in ["OPTIONS", "HEAD", "PUT", "PATCH", "DELETE", "BREW"] {
        let server = start(builder()).await;
        let mut wire = Wire::open(server.local_addr()).await;
        wire.send(format!("{method} /probe HTTP/1.1\r\nHost: localhost\r\n\r\n"))
            .await;
        if method == "HEAD" {
            continue;
        }
        let answer = wire.answer().await;
        assert_eq!(
            (answer.status, answer.header("allow")),
            (405, Some("get, post")),
            "{method}"
        );
    }
    let answer = ask("GET /probe/sub HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert_eq!((answer.status, answer.header("allow")), (405, Some("delete")));
}

#[tokio::test]
async fn a_post_is_judged_by_size_then_coding_then_type_then_accept() {
    let (long, gzip, text, html) = (
        "123456789",
        "Content-Encoding: gzip\r\n",
        "Content-Type: text/plain\r\n",
        "Accept: text/html\r\n",
    );
    for (headers, body, status) in [
        (format!("{gzip}{text}{html}"), long, 413),
        (format!("{gzip}{text}{html}"), "{}", 415),
        (format!("{text}{html}"), "{}", 415),
        (format!("{JSON}{html}"), "{}", 406),
        (JSON.to_owned(), "{}", 200),
        (
            format!("{JSON}Accept: text/event-stream\r\nAccept: application/json\r\n"),
            "12345678",
            200,
        ),
    ] {
        let answer = ask(&post(&headers, body)).await;
        assert_eq!(answer.status, status, "{headers}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{headers}");
        if status != 200 {
            assert!(answer.body.starts_with(r#"{"error":""#), "{}", answer.body);
        }
    }
    let coded = ask(&post(&format!("{gzip}{JSON}"), "{}")).await;
    assert_eq!(
        (coded.status, coded.header("accept-encoding")),
        (415, Some("identity"))
    );
}

#[tokio::test]
async fn what_an_endpoint_says_of_caches_stands() {
    let answer = ask(&post(&format!("{JSON}x-do: where\r\n"), "{}")).await;
    assert_eq!(answer.header("cache-control"), Some("private"));
}

#[tokio::test]
async fn a_panic_is_an_answer_and_the_connection_lives() {
    let server = start(builder()).await;
    let mut wire = Wire::open(server.local_addr()).await;
    for _ in 0..3 {
        wire.send(post(&format!("{JSON}x-do: panic\r\n"), "{}")).await;
        let answer = wire.answer().await;
        assert_eq!(
            (answer.status, answer.body.as_str()),
            (500, r#"{"error":"the endpoint failed"}"#)
        );
    }
    wire.send(post(JSON, "[1]")).await;
    assert_eq!(wire.answer().await.body, "[1]");
}
