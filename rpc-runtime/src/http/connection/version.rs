//! Tells HTTP/2 with prior knowledge from HTTP/1.1 by the first bytes.

use std::io;

use tokio::net::TcpStream;

const PREFACE: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// The first bytes of a connection, read and not yet handed on.
#[derive(Debug)]
pub(super) struct Opening {
    bytes: [u8; PREFACE.len()],
    start: usize,
    end: usize,
    /// Whether they are the preface of HTTP/2 (RFC 9113 §3.4).
    pub(super) is_http2: bool,
}

impl Opening {
    /// Reads until the version is clear. It waits as long as the client does: the caller sets the deadline.
    pub(super) async fn read(stream: &TcpStream) -> io::Result<Self> {
        let mut opening = Self {
            bytes: [0; PREFACE.len()],
            start: 0,
            end: 0,
            is_http2: false,
        };
        while opening.end < PREFACE.len() {
            stream.readable().await?;
            match stream.try_read(&mut opening.bytes[opening.end..]) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => opening.end += count,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => continue,
                Err(error) => return Err(error),
            }
            if opening.bytes[..opening.end] != PREFACE[..opening.end] {
                return Ok(opening);
            }
        }
        opening.is_http2 = true;
        Ok(opening)
    }

    /// Takes up to `limit` bytes.
    pub(super) fn take(&mut self, limit: usize) -> &[u8] {
        let start = self.start;
        self.start += limit.min(self.end - start);
        &self.bytes[start..self.start]
    }

    /// Whether everything is taken.
    pub(super) fn is_empty(&self) -> bool {
        self.start == self.end
    }
}
