//! The load: kept connections, one request under way on each, every answer compared byte for byte.
//!
//! `load --address 127.0.0.1:PORT --door rpc|mcp --connections 16 --seconds 2` prints one line of
//! `name=value` pairs. It uses one thread, so that it fits on the core that the server does not have.
#![allow(clippy::print_stdout, reason = "the line is the result")]

use std::error::Error;
use std::fs;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use benches::arguments::value;
use benches::exchange::Door;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

type Fault = Box<dyn Error + Send + Sync>;

/// One connection: the bytes to send, of which only the id changes, and the bytes read so far.
struct Connection {
    stream: TcpStream,
    request: Vec<u8>,
    id_at: usize,
    received: Vec<u8>,
}

impl Connection {
    async fn open(address: SocketAddr, door: Door) -> Result<Self, Fault> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = door.request(&address.to_string(), 0);
        let id_at = request.find("\"id\":").ok_or("no id in the request")? + 5;
        Ok(Self {
            stream,
            request: request.into_bytes(),
            id_at,
            received: Vec::with_capacity(4096),
        })
    }

    async fn call(&mut self, id: u64, door: Door) -> Result<(), Fault> {
        let id = id.to_string();
        self.request[self.id_at..self.id_at + id.len()].copy_from_slice(id.as_bytes());
        self.stream.write_all(&self.request).await?;
        self.received.clear();
        loop {
            if self.stream.read_buf(&mut self.received).await? == 0 {
                return Err("the server closed the connection".into());
            }
            if let Some((head, body)) = complete(&self.received)? {
                let (before, after) = door.answer();
                let rest = body
                    .strip_prefix(before.as_bytes())
                    .and_then(|rest| rest.strip_prefix(id.as_bytes()));
                if head.starts_with(b"HTTP/1.1 200 ") && rest == Some(after.as_bytes()) {
                    return Ok(());
                }
                let received = String::from_utf8_lossy(&self.received);
                return Err(format!("expected 200 and\n{before}{id}{after}\nreceived\n{received}").into());
            }
        }
    }
}

/// Head and body of an answer.
type Parts<'a> = (&'a [u8], &'a [u8]);

/// The answer, once all of it is there.
fn complete(received: &[u8]) -> Result<Option<Parts<'_>>, Fault> {
    let Some(end) = received.windows(4).position(|window| window == b"\r\n\r\n") else {
        return Ok(None);
    };
    let (head, body) = (&received[..end], &received[end + 4..]);
    let length = head.split(|byte| *byte == b'\n').find_map(|line| {
        let (name, value) = line.split_at_checked(15)?;
        name.eq_ignore_ascii_case(b"content-length:").then_some(value)
    });
    let length = length.ok_or("an answer without content-length")?;
    let length: usize = std::str::from_utf8(length)?.trim().parse()?;
    Ok((body.len() >= length).then_some((head, body)))
}

/// Calls until `end`; the time of each call in nanoseconds.
async fn work(address: SocketAddr, door: Door, first: u64, end: Instant) -> Result<Vec<u64>, Fault> {
    let mut connection = Connection::open(address, door).await?;
    let mut times = Vec::with_capacity(100_000);
    let mut id = first;
    let mut before = Instant::now();
    while before < end {
        let call = connection.call(id, door);
        tokio::time::timeout(Duration::from_secs(10), call)
            .await
            .map_err(|_| "no answer within 10 s")??;
        let now = Instant::now();
        times.push(u64::try_from((now - before).as_nanos())?);
        before = now;
        id += 1;
    }
    Ok(times)
}

/// CPU time of this thread, the only one, in microseconds; 0 where the kernel does not count it.
fn own_cpu_us() -> u64 {
    let text = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    text.split(' ')
        .next()
        .and_then(|time| time.parse::<u64>().ok())
        .map_or(0, |time| time / 1000)
}

async fn run() -> Result<(), Fault> {
    let address: SocketAddr = value("--address")?;
    let door: Door = value("--door")?;
    let connections: u64 = value("--connections")?;
    let seconds: u64 = value("--seconds")?;
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let mut tasks = JoinSet::new();
    for connection in 0..connections {
        // Ten digits, and no id twice.
        tasks.spawn(work(address, door, 1_000_000_000 + connection * 10_000_000, end));
    }
    let mut times = Vec::new();
    while let Some(result) = tasks.join_next().await {
        times.extend(result??);
    }
    let elapsed = start.elapsed();
    times.sort_unstable();
    let percentile = |percent: usize| {
        times
            .get(times.len() * percent / 100)
            .map_or(0, |time| time / 1000)
    };
    println!(
        "requests={} elapsed_us={} cpu_us={} p50_us={} p99_us={}",
        times.len(),
        elapsed.as_micros(),
        own_cpu_us(),
        percentile(50),
        percentile(99)
    );
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    if let Err(fault) = run().await {
        eprintln!("{fault}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
