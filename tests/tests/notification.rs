//! Notifications over a socket.

use std::{
    io::Write,
    net::TcpStream,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use rpc_runtime::{RpcEndpoint, Server, rpc_service};

static COUNT: AtomicUsize = AtomicUsize::new(0);

/// Counts after a while.
#[derive(Debug, Default)]
struct Counted;

#[rpc_service(group = "counted")]
impl Counted {
    /// Count one more, a little later.
    pub async fn add(&self) {
        tokio::time::sleep(Duration::from_millis(200)).await;
        COUNT.fetch_add(1, Ordering::SeqCst);
    }
}

#[tokio::test]
async fn a_notification_runs_to_its_end_though_its_sender_is_gone() {
    let server = Server::builder()
        .mount(RpcEndpoint::new("/rpc").group("counted"))
        .build()
        .expect("a server");
    let running = server.bind("127.0.0.1:0").await.expect("bound");
    let mut stream = TcpStream::connect(running.local_addr()).expect("connected");
    let body = r#"{"jsonrpc":"2.0","method":"Counted.add"}"#;
    let head = "POST /rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("sent");
    tokio::time::sleep(Duration::from_millis(50)).await;
    drop(stream);
    let limit = Instant::now() + Duration::from_secs(5);
    while COUNT.load(Ordering::SeqCst) == 0 {
        assert!(
            Instant::now() < limit,
            "the notification was dropped with its connection"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    running.shutdown().await;
}
