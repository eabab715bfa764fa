use std::{
    env,
    net::SocketAddr,
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use tokio::{net::TcpStream, time::timeout};

use crate::{
    http2,
    support::{PATIENCE, SHORT, Wire, builder, start},
};

fn sleep(millis: u32) -> String {
    format!("GET /probe HTTP/1.1\r\nHost: localhost\r\nx-do: sleep {millis}\r\n\r\n")
}

#[tokio::test]
async fn running_calls_are_answered_and_idle_connections_closed() {
    let server = start(builder()).await;
    let address = server.local_addr();
    let mut idle = Wire::open(address).await;
    idle.send(sleep(0)).await;
    assert_eq!(idle.answer().await.status, 200);
    let mut silent = Wire::open(address).await;
    let mut busy = Wire::open(address).await;
    busy.send(sleep(1_500)).await;
    let (mut idle2, idle2_task) = http2::connect(address).await;
    idle2
        .send_request(http2::post("localhost", "", ""))
        .await
        .expect("an answer");
    let (mut busy2, busy2_task) = http2::connect(address).await;
    let answer2 = busy2.send_request(http2::post("localhost", "sleep 1500", ""));
    tokio::time::sleep(Duration::from_millis(200)).await;

    let started = Instant::now();
    let end = tokio::spawn(server.shutdown());
    idle.end().await;
    silent.end().await;
    timeout(PATIENCE, idle2_task)
        .await
        .expect("closed")
        .expect("its task ends");
    assert!(
        started.elapsed() < Duration::from_millis(1_000),
        "idle connections went after {:?}",
        started.elapsed()
    );
    assert!(TcpStream::connect(address).await.is_err(), "the port is free");
    assert_eq!(busy.answer().await.body, "slept");
    assert_eq!(http2::text(answer2.await.expect("an answer")).await.1, "slept");
    busy.end().await;
    timeout(PATIENCE, busy2_task)
        .await
        .expect("closed")
        .expect("its task ends");
    timeout(PATIENCE, end)
        .await
        .expect("the server ends")
        .expect("without a panic");
}

#[tokio::test]
async fn what_does_not_end_within_the_grace_time_is_dropped() {
    let server = start(builder().with_grace(SHORT)).await;
    let mut stuck = Wire::open(server.local_addr()).await;
    stuck.send(sleep(60_000)).await;
    let (mut stuck2, _task) = http2::connect(server.local_addr()).await;
    let answer2 = stuck2.send_request(http2::post("localhost", "sleep 60000", ""));
    tokio::time::sleep(Duration::from_millis(100)).await;
    let started = Instant::now();
    server.shutdown().await;
    assert!(
        (SHORT..PATIENCE / 2).contains(&started.elapsed()),
        "{:?}",
        started.elapsed()
    );
    stuck.end().await;
    assert!(answer2.await.is_err());
}

#[tokio::test]
async fn a_dropped_server_ends_at_once() {
    let server = start(builder()).await;
    let address = server.local_addr();
    let mut busy = Wire::open(address).await;
    busy.send(sleep(60_000)).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    drop(server);
    busy.end().await;
}

const CHILD: &str = "RPC_RUNTIME_TEST_ADDRESS";

/// Not a test of its own: the process that the signal tests end.
#[test]
#[ignore = "run by the signal tests"]
fn child() {
    if let Ok(address) = env::var(CHILD) {
        builder()
            .build()
            .expect("a server")
            .run(address.as_str())
            .expect("an orderly end");
    }
}

/// A server in a process of its own.
struct Process(Child);

impl Process {
    async fn start() -> (Self, SocketAddr) {
        Self::start_with(1_024).await
    }

    /// A server that may have so many files and sockets open.
    async fn start_with(files: u32) -> (Self, SocketAddr) {
        let address = std::net::TcpListener::bind("127.0.0.1:0")
            .and_then(|free| free.local_addr())
            .expect("a port");
        let child = Command::new("sh")
            .args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")])
            .arg(env::current_exe().expect("this program"))
            .args(["--ignored", "--exact", "shutdown::child"])
            .env(CHILD, address.to_string())
            .stdout(Stdio::null())
            .spawn()
            .expect("a process");
        let process = Self(child);
        let started = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            assert!(started.elapsed() < PATIENCE, "the server does not start");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        (process, address)
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args(["-s", name, &self.0.id().to_string()])
            .status()
            .expect("kill");
        assert!(sent.success());
    }

    async fn end(&mut self) -> ExitStatus {
        let started = Instant::now();
        loop {
            if let Some(status) = self.0.try_wait().expect("a process") {
                return status;
            }
            assert!(started.elapsed() < PATIENCE, "the server does not end");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_signal_lets_calls_end_and_the_process_exits_with_zero() {
    for name in ["TERM", "INT"] {
        let (mut process, address) = Process::start().await;
        let mut busy = Wire::open(address).await;
        busy.send(sleep(700)).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        process.signal(name);
        assert_eq!(busy.answer().await.body, "slept");
        assert!(process.end().await.success(), "{name}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_signal_ends_at_once() {
    let (mut process, address) = Process::start().await;
    let mut stuck = Wire::open(address).await;
    stuck.send(sleep(60_000)).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let started = Instant::now();
    process.signal("TERM");
    tokio::time::sleep(Duration::from_millis(100)).await;
    process.signal("TERM");
    assert!(process.end().await.success());
    assert!(
        started.elapsed() < Duration::from_secs(5),
        "{:?}",
        started.elapsed()
    );
    stuck.end().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_lack_of_file_descriptors_passes() {
    let (mut process, address) = Process::start_with(24).await;
    let mut open = Vec::new();
    for _ in 0..40 {
        open.push(Wire::open(address).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    drop(open);
    assert_eq!(Wire::ask(address, sleep(0)).await.status, 200);
    process.signal("TERM");
    assert!(process.end().await.success());
}
