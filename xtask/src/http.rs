//! As much of an HTTP client as the chores need: one request, one connection.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// An answer, its body complete.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

pub(crate) fn get(address: SocketAddr, path: &str) -> Result<Answer, String> {
    send(
        address,
        &format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept: application/json\r\nConnection: close\r\n\r\n"
        ),
    )
}

pub(crate) fn post_json(address: SocketAddr, path: &str, body: &str) -> Result<Answer, String> {
    let length = body.len();
    send(
        address,
        &format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nAccept: application/json\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        ),
    )
}

fn send(address: SocketAddr, request: &str) -> Result<Answer, String> {
    let exchange = || {
        let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(5))?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        stream.write_all(request.as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = exchange().map_err(|fault| format!("{address}: {fault}"))?;
    parse(&answer).ok_or_else(|| {
        format!(
            "{address}: not an HTTP answer: {}",
            String::from_utf8_lossy(&answer)
        )
    })
}

fn parse(answer: &[u8]) -> Option<Answer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let body = &answer[end + 4..];
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked {
        join_chunks(body)?
    } else {
        body.to_vec()
    };
    Some(Answer { status, body })
}

fn join_chunks(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let size = std::str::from_utf8(&rest[..end]).ok()?.split(';').next()?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body.extend_from_slice(rest.get(end + 2..end + 2 + size)?);
        rest = rest.get(end + 4 + size..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_body_with_a_length_is_taken_as_it_is() {
        let answer = parse(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (200, "{}"));
    }

    #[test]
    fn chunks_are_joined() {
        let answer =
            parse(b"HTTP/1.1 404 N\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n1;a=b\r\n \r\n0\r\n\r\n");
        assert_eq!(
            answer.map(|answer| (answer.status, answer.text())),
            Some((404, "{} ".to_owned()))
        );
    }

    #[test]
    fn a_broken_answer_is_none() {
        assert!(parse(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{}").is_none());
        assert!(parse(b"hello").is_none());
    }
}
