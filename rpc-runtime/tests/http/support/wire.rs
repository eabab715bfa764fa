//! A client that writes bytes and reads answers.

use std::{io, net::SocketAddr};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::PATIENCE;

pub(crate) struct Wire {
    stream: TcpStream,
    read: Vec<u8>,
}

/// An answer of HTTP/1.1 with a declared length.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In lower case.
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

impl Wire {
    pub(crate) async fn open(address: SocketAddr) -> Self {
        Self {
            stream: TcpStream::connect(address).await.expect("a connection"),
            read: Vec::new(),
        }
    }

    /// Sends on a new connection and reads the answer.
    pub(crate) async fn ask(address: SocketAddr, bytes: impl AsRef<[u8]>) -> Answer {
        let mut wire = Self::open(address).await;
        wire.send(bytes).await;
        wire.answer().await
    }

    pub(crate) async fn send(&mut self, bytes: impl AsRef<[u8]>) {
        self.stream
            .write_all(bytes.as_ref())
            .await
            .expect("the server reads");
    }

    /// Sends what may fail because the server has answered and gone.
    pub(crate) async fn try_send(&mut self, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        self.stream.write_all(bytes.as_ref()).await
    }

    pub(crate) async fn answer(&mut self) -> Answer {
        let end = loop {
            if let Some(at) = self.read.windows(4).position(|four| four == b"\r\n\r\n") {
                break at + 4;
            }
            assert!(
                self.more().await,
                "closed within a header section: {:?}",
                String::from_utf8_lossy(&self.read)
            );
        };
        let head = String::from_utf8(self.read.drain(..end).collect())
            .expect("a header section")
            .to_lowercase();
        let mut answer = Answer {
            status: head[9..12].parse().expect("a status"),
            head,
            body: String::new(),
        };
        let length = answer
            .header("content-length")
            .map_or(0, |length| length.parse().expect("a length"));
        while self.read.len() < length {
            assert!(self.more().await, "closed within a body");
        }
        answer.body = String::from_utf8(self.read.drain(..length).collect()).expect("a body");
        answer
    }

    /// Waits for the end of the connection; whatever comes before is thrown away.
    pub(crate) async fn end(&mut self) {
        while self.more().await {}
    }

    /// Reads something; `false` if the connection has ended, politely or not.
    pub(crate) async fn more(&mut self) -> bool {
        let read = timeout(PATIENCE, self.stream.read_buf(&mut self.read))
            .await
            .expect("the server is alive");
        read.is_ok_and(|count| count > 0)
    }
}
