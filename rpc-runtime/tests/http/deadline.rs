use std::time::{Duration, Instant};

use crate::support::{PATIENCE, SHORT, Wire, builder, limits, start};

/// What a client sends before it falls silent.
async fn time_to_close(sent: &str) -> Duration {
    let server = start(builder().with_limits(limits().with_header_timeout(SHORT))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    let started = Instant::now();
    wire.send(sent).await;
    wire.end().await;
    started.elapsed()
}

#[tokio::test]
async fn a_client_without_a_complete_first_request_is_cut() {
    for sent in [
        "",
        "P",
        "PRI * HTTP/2.0\r\n\r\nS",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0",
        "GET /probe HTTP/1.1\r\nHost: localhost\r\n",
        "POST /probe HTTP/1.1\r\nHost: loc",
    ] {
        let time = time_to_close(sent).await;
        assert!(
            (SHORT..PATIENCE / 2).contains(&(time + Duration::from_millis(5))),
            "{sent:?}: {time:?}"
        );
    }
}

#[tokio::test]
async fn a_slow_header_section_is_cut_however_steadily_it_comes() {
    let server = start(builder().with_limits(limits().with_header_timeout(SHORT))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    // The deadline counts for later requests of a connection too.
    wire.send("GET /probe HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert_eq!(wire.answer().await.status, 200);
    wire.send("GET /probe HTTP/1.1\r\n").await;
    let started = Instant::now();
    while wire.try_send("X: y\r\n").await.is_ok() {
        assert!(started.elapsed() < PATIENCE);
        tokio::time::sleep(SHORT / 10).await;
    }
}

#[tokio::test]
async fn a_body_that_pauses_too_long_is_answered() {
    let server = start(builder().with_limits(limits().with_body_gap_timeout(SHORT))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send("POST /probe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{").await;
    let answer = wire.answer().await;
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (408, Some("application/json"))
    );
}

#[tokio::test]
async fn a_body_that_drips_too_long_is_answered() {
    let server = start(builder().with_limits(limits().with_body_timeout(SHORT))).await;
    let mut wire = Wire::open(server.local_addr()).await;
    wire.send("POST /probe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n").await;
    for _ in 0..30 {
        if wire.try_send("1").await.is_err() {
            break;
        }
        tokio::time::sleep(SHORT / 10).await;
    }
    assert_eq!(wire.answer().await.status, 408);
}

#[tokio::test]
async fn an_idle_connection_is_closed_and_a_busy_one_is_not() {
    let limits = limits().with_idle_timeout(SHORT).with_header_timeout(SHORT);
    let server = start(builder().with_limits(limits)).await;
    let mut wire = Wire::open(server.local_addr()).await;
    let started = Instant::now();
    wire.send("GET /probe HTTP/1.1\r\nHost: localhost\r\nx-do: sleep 900\r\n\r\n")
        .await;
    assert_eq!(wire.answer().await.body, "slept");
    wire.end().await;
    assert!(started.elapsed() >= Duration::from_millis(900) + SHORT - Duration::from_millis(5));
}

#[tokio::test]
async fn a_client_that_takes_no_answer_is_cut() {
    let limits = limits().with_max_connections(1).with_write_timeout(SHORT);
    let server = start(builder().with_limits(limits)).await;
    let mut slow = Wire::open(server.local_addr()).await;
    slow.send("GET /probe HTTP/1.1\r\nHost: localhost\r\nx-do: fill 40000000\r\n\r\n")
        .await;
    // Its place is free again.
    let answer = Wire::ask(
        server.local_addr(),
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    )
    .await;
    assert_eq!(answer.status, 200);
}
