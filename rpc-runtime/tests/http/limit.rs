use std::time::Duration;

use crate::support::{Wire, builder, limits, start};

const HEAD: &str = "POST /probe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

#[tokio::test]
async fn a_body_in_pieces_is_one_body() {
    let server = start(builder().with_limits(limits().with_max_body(300_000))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    let body = "0123456789".repeat(30_000);
    for _ in 0..2 {
        wire.send(format!("{HEAD}Content-Length: {}\r\n\r\n", body.len()))
            .await;
        for piece in body.as_bytes().chunks(70_000) {
            wire.send(piece).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(wire.answer().await.body == body, "a large body");
        wire.send(format!(
            "{HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n12\r\n1\r\n3\r\n0\r\n\r\n"
        ))
        .await;
        assert_eq!(wire.answer().await.body, "123");
        wire.send(format!("{HEAD}Content-Length: 0\r\n\r\n")).await;
        assert_eq!(wire.answer().await.body, "");
    }
}

#[tokio::test]
async fn a_body_that_grows_too_large_is_refused_while_it_comes() {
    let server = start(builder().with_limits(limits().with_max_body(1_000))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send(format!("{HEAD}Transfer-Encoding: chunked\r\n\r\n"))
        .await;
    for _ in 0..11 {
        if wire
            .try_send(format!("64\r\n{}\r\n", "x".repeat(100)))
            .await
            .is_err()
        {
            break;
        }
    }
    assert_eq!(wire.answer().await.status, 413);
}

#[tokio::test]
async fn a_client_that_goes_on_sending_still_reads_the_refusal() {
    let server = start(builder().with_limits(limits().with_max_body(1_000))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send(format!("{HEAD}Content-Length: 8000000\r\n\r\n")).await;
    for _ in 0..80 {
        wire.send(vec![b'x'; 100_000]).await;
    }
    assert_eq!(wire.answer().await.status, 413);
    wire.end().await;
}

#[tokio::test]
async fn a_header_section_that_is_too_large_is_refused() {
    let server = start(builder().with_limits(limits().with_max_header_section(1_000))).await;
    let request = |size| {
        format!(
            "GET /probe HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n",
            "x".repeat(size)
        )
    };
    assert_eq!(Wire::ask(server.local_addr(), request(900)).await.status, 200);
    assert_eq!(Wire::ask(server.local_addr(), request(1_000)).await.status, 431);
    let many = "A: b\r\n".repeat(150);
    let many = Wire::ask(
        server.local_addr(),
        format!("GET /probe HTTP/1.1\r\nHost: localhost\r\n{many}\r\n"),
    )
    .await;
    assert_eq!(many.status, 431);
}

#[tokio::test]
async fn a_connection_serves_many_requests_also_in_a_row_unasked() {
    let server = start(builder()).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send(format!(
        "{HEAD}Content-Length: 1\r\n\r\n1{HEAD}Content-Length: 1\r\n\r\n2"
    ))
    .await;
    assert_eq!(wire.answer().await.body, "1");
    assert_eq!(wire.answer().await.body, "2");
    wire.send(format!("{HEAD}Connection: close\r\nContent-Length: 1\r\n\r\n3"))
        .await;
    assert_eq!(wire.answer().await.body, "3");
    wire.end().await;
}

#[tokio::test]
async fn further_connections_wait_until_one_ends() {
    let limits = limits()
        .with_max_connections(2)
        .with_header_timeout(Duration::from_millis(400));
    let server = start(builder().with_limits(limits)).await;
    let idle = [
        Wire::open(server.local_addr()).await,
        Wire::open(server.local_addr()).await,
    ];
    let started = std::time::Instant::now();
    let answer = Wire::ask(server.local_addr(), format!("{HEAD}Content-Length: 1\r\n\r\n1")).await;
    assert_eq!(answer.body, "1");
    assert!(
        started.elapsed() >= Duration::from_millis(300),
        "waited for {:?}",
        started.elapsed()
    );
    drop(idle);
}

#[tokio::test]
async fn a_client_that_asks_first_is_told_to_go_on_or_not() {
    let server = start(builder().with_limits(limits().with_max_body(10))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send(format!("{HEAD}Expect: 100-continue\r\nContent-Length: 3\r\n\r\n"))
        .await;
    assert_eq!(wire.answer().await.status, 100);
    wire.send("123").await;
    assert_eq!(wire.answer().await.body, "123");
    wire.send(format!(
        "{HEAD}Expect: 100-continue\r\nContent-Length: 11\r\n\r\n"
    ))
    .await;
    assert_eq!(wire.answer().await.status, 413);
}
