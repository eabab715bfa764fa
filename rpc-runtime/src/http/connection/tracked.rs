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

#[cfg(test)]
mod tests {
    use std::{future::poll_fn, time::Duration};

    use bytes::Bytes;
    use futures_util::FutureExt;
    use http_body_util::{Full, StreamBody};
    use tokio::time::Instant;

    use super::{super::pulse::Verdict, Body, Frame, Pin, Poll, Pulse, Tracked};
    use crate::http::Limits;

    fn is_due(pulse: &Pulse) -> bool {
        let late = Instant::now() + Duration::from_secs(3600);
        !matches!(pulse.judge(late, &Limits::default()), Verdict::Wait(_))
    }

    fn poll<B: Body + Unpin>(body: &mut B) -> bool {
        poll_fn(|cx| Poll::Ready(Pin::new(&mut *body).poll_frame(cx).is_ready())).now_or_never() == Some(true)
    }

    #[test]
    fn a_body_that_the_client_does_not_take_is_no_running_request() {
        let pulse = std::sync::Arc::new(Pulse::new(Instant::now(), true));
        let mut body = Tracked::new(Full::new(Bytes::from_static(b"x")), pulse.clone());
        assert!(is_due(&pulse), "nobody has asked for a frame");
        assert!(poll(&mut body) && is_due(&pulse), "the frame is on its way");
    }

    #[test]
    fn a_body_that_waits_for_the_application_is() {
        let pulse = std::sync::Arc::new(Pulse::new(Instant::now(), true));
        let endless = futures_util::stream::pending::<Result<Frame<Bytes>, ()>>();
        let mut body = Tracked::new(StreamBody::new(endless), pulse.clone());
        assert!(!poll(&mut body) && !is_due(&pulse));
        drop(body);
        assert!(is_due(&pulse));
    }
}
