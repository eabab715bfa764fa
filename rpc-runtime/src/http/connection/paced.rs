//! A stream that tells the pulse what passes through it.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

use super::{pulse::Pulse, version::Opening};

/// A TCP stream whose opening has been read already.
#[derive(Debug)]
pub(super) struct Paced {
    stream: TcpStream,
    opening: Opening,
    pulse: Arc<Pulse>,
    is_shut: bool,
}

impl Paced {
    pub(super) fn new(stream: TcpStream, opening: Opening, pulse: Arc<Pulse>) -> Self {
        Self {
            stream,
            opening,
            pulse,
            is_shut: false,
        }
    }

    fn note(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(count)) => self.pulse.wrote(*count),
            Poll::Pending => self.pulse.block(),
            Poll::Ready(Err(_)) => {}
        }
        written
    }
}

impl AsyncRead for Paced {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.opening.is_empty() {
            buf.put_slice(self.opening.take(buf.remaining()));
            return Poll::Ready(Ok(()));
        }
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        if buf.filled().len() > before {
            self.pulse.read();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Paced {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.note(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.note(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    /// Closes the own direction. After a refusal the client may still be sending its body: were the socket closed with
    /// bytes unread, the kernel would reset the connection and the client might lose the refusal. So the rest is read
    /// and thrown away until the client closes; the pulse holds it to the deadline of a header section.
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if !self.is_shut {
            ready!(Pin::new(&mut self.stream).poll_shutdown(cx))?;
            self.is_shut = true;
            self.pulse.read();
        }
        if !self.pulse.has_rest() {
            return Poll::Ready(Ok(()));
        }
        let mut scratch = [0; 8 * 1024];
        // A fast sender must not keep the thread: after some rounds the others have their turn.
        for _ in 0..16 {
            let mut buf = ReadBuf::new(&mut scratch);
            match ready!(Pin::new(&mut self.stream).poll_read(cx, &mut buf)) {
                Ok(()) if !buf.filled().is_empty() => {}
                Ok(()) | Err(_) => return Poll::Ready(Ok(())),
            }
        }
        cx.waker().wake_by_ref();
        Poll::Pending
    }
}
