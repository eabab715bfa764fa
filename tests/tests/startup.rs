//! What keeps a server from starting, and how a process ends.

#![expect(
    clippy::disallowed_methods,
    reason = "tests of processes wait for them, without an async runtime"
)]

use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use mcp_adapter::McpEndpoint;
use rpc_runtime::{RpcEndpoint, Server, services};

/// The fixture as a process; it is ended with the test.
struct Process {
    child: Child,
    address: String,
}

impl Process {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fixture"))
            .args(["--listen", "127.0.0.1:0"])
            // Ten thousand backtraces take longer than everything else together.
            .env("RUST_BACKTRACE", "0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the fixture starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped"))
            .read_line(&mut line)
            .expect("the address");
        let address = line.trim().strip_prefix("http://").expect("a URL").to_owned();
        Self { child, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("it listens");
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .expect("a timeout");
        stream
    }

    fn terminate(&self) {
        let status = Command::new("kill")
            .args(["-TERM", &self.child.id().to_string()])
            .status()
            .expect("kill runs");
        assert!(status.success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn call(method: &str, params: &str) -> String {
    let body = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{method}","params":{params}}}"#);
    format!(
        "POST /rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// One answer with a `Content-Length`.
fn answer(stream: &mut impl BufRead) -> String {
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        assert!(
            stream.read_line(&mut line).expect("an answer") > 0,
            "closed after {head:?}"
        );
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().expect("a number");
        }
        head.push_str(&line);
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).expect("the body");
    head + &String::from_utf8(body).expect("UTF-8")
}

#[test]
fn a_running_call_is_answered_after_sigterm_and_the_exit_code_is_zero() {
    let mut process = Process::start();
    let idle = process.connect();
    let mut stream = process.connect();
    stream
        .write_all(call("Test.sleep", "[3000]").as_bytes())
        .expect("sent");
    std::thread::sleep(Duration::from_millis(300));
    process.terminate();
    let text = answer(&mut BufReader::new(stream));
    assert!(
        text.starts_with("HTTP/1.1 200") && text.ends_with(r#""result":3000}"#),
        "{text}"
    );
    let limit = Instant::now() + Duration::from_secs(5);
    let status = loop {
        if let Some(status) = process.child.try_wait().expect("a status") {
            break status;
        }
        assert!(Instant::now() < limit, "it does not end");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(0));
    drop(idle);
}

#[test]
fn ten_thousand_panics_leave_the_server_serving() {
    let process = Process::start();
    let mut stream = BufReader::new(process.connect());
    let request = call("Test.panic", "[]");
    for _ in 0..10_000 {
        stream.get_mut().write_all(request.as_bytes()).expect("sent");
        let text = answer(&mut stream);
        assert!(text.contains(r#""code":-32603"#), "{text}");
    }
    stream
        .get_mut()
        .write_all(call("Test.echo", "[1]").as_bytes())
        .expect("sent");
    assert!(answer(&mut stream).ends_with(r#""result":1}"#));
}

/// Not annotated.
#[derive(Debug)]
struct Plain;

#[test]
fn every_problem_is_listed_at_once() {
    let error = Server::builder()
        .service(Plain)
        .services(services![Plain])
        .mount(RpcEndpoint::new("/rpc").group("nobody"))
        .mount(RpcEndpoint::new("/rpc").group("test"))
        .mount(McpEndpoint::new("mcp").group("test").with_page_size(0))
        .with_allowed_hosts(["http://not a host"])
        .build()
        .expect_err("all of this is wrong");
    let text = format!("{error:?}");
    for part in [
        "`nobody`",
        "services![",
        "/rpc",
        "`mcp`",
        "page",
        "not a host",
        "Plain",
        "#[rpc_service]",
    ] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
    assert!(error.problems().len() >= 6, "{text}");
}

#[tokio::test]
async fn a_bind_beyond_loopback_without_hosts_is_refused() {
    let server = fixtures::fixture().build().expect("it can be built");
    let error = server.bind("0.0.0.0:0").await.expect_err("refused").to_string();
    assert!(error.contains("with_allowed_hosts"), "{error}");
    let server = fixtures::fixture()
        .with_allowed_hosts(["api.example.com"])
        .build()
        .expect("it can be built");
    let running = server.bind("0.0.0.0:0").await.expect("bound");
    running.shutdown().await;
}
