//! The body of an answer on its way to the client.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use http_body::{Body, Frame, SizeHint};

use super::pulse::{Pulse, Running};

/// A body that counts as running while it waits for the application. While it waits for the client, the client's
/// deadlines go on.
#[derive(Debug)]
pub(super) struct Tracked<B> {
    body: B,
    pulse: Arc<Pulse>,
    running: Option<Running>,
}

impl<B> Tracked<B> {
    pub(super) fn new(body: B, pulse: Arc<Pulse>) -> Self {
        Self {
            body,
            pulse,
            running: None,
        }
    }
}

impl<B: Body + Unpin> Body for Tracked<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        let this = &mut *self;
        let polled = Pin::new(&mut this.body).poll_frame(cx);
        if polled.is_ready() {
            this.running = None;
        } else if this.running.is_none() {
            this.running = Some(this.pulse.run());
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
