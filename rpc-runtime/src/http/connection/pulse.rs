//! What a connection is doing, and until when it may.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::time::Instant;

use crate::http::Limits;

/// What a connection is doing. Its parts tell, the connection's one timer asks.
///
/// All values are advice for a timer, so relaxed ordering is enough.
#[derive(Debug)]
pub(super) struct Pulse {
    born: Instant,
    is_http2: bool,
    /// Requests for whose answer the application is awaited.
    running: AtomicU32,
    /// Whether a header section is being awaited rather than a next request; true from the start.
    in_head: AtomicBool,
    /// When the present phase began, in milliseconds since the birth.
    since: AtomicU64,
    /// Since when the client has taken nothing, plus one; zero if it takes what comes.
    blocked: AtomicU64,
    /// Whether a part of the last request's body was left unread.
    has_rest: AtomicBool,
}

/// What the timer finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Look again at this moment at the latest.
    Wait(Instant),
    /// No request has come for long: end it politely.
    Retire,
    /// The client has overstepped a deadline: end it.
    Cut(&'static str),
}

/// Counts a running request as long as it lives.
#[derive(Debug)]
pub(super) struct Running(Arc<Pulse>);

impl Drop for Running {
    fn drop(&mut self) {
        if self.0.running.fetch_sub(1, Relaxed) == 1 {
            self.0.begin(false);
        }
    }
}

impl Pulse {
    pub(super) fn new(born: Instant, is_http2: bool) -> Self {
        Self {
            born,
            is_http2,
            running: AtomicU32::new(0),
            in_head: AtomicBool::new(true),
            since: AtomicU64::new(0),
            blocked: AtomicU64::new(0),
            has_rest: AtomicBool::new(false),
        }
    }

    /// A request has come, or its answer waits for the application again.
    pub(super) fn run(self: &Arc<Self>) -> Running {
        self.running.fetch_add(1, Relaxed);
        Running(Arc::clone(self))
    }

    /// Bytes have come. On HTTP/1.1 between two requests they begin a header section; the frames of HTTP/2 say nothing.
    pub(super) fn read(&self) {
        if !self.is_http2 && self.running.load(Relaxed) == 0 && !self.in_head.load(Relaxed) {
            self.begin(true);
        }
    }

    /// The client has taken bytes of an answer. Control frames of HTTP/2 are small and say nothing.
    pub(super) fn wrote(&self, count: usize) {
        const CONTROL_FRAMES: usize = 64;
        if self.blocked.load(Relaxed) != 0 {
            self.blocked.store(0, Relaxed);
        }
        if count > CONTROL_FRAMES && self.running.load(Relaxed) == 0 && !self.in_head.load(Relaxed) {
            self.begin(false);
        }
    }

    /// The client takes nothing at present.
    pub(super) fn block(&self) {
        if self.blocked.load(Relaxed) == 0 {
            self.blocked.store(self.now() + 1, Relaxed);
        }
    }

    /// Notes whether a part of a request's body was left unread; on HTTP/2 that ends a stream, not the connection.
    pub(super) fn set_rest(&self, has_rest: bool) {
        self.has_rest.store(has_rest && !self.is_http2, Relaxed);
    }

    /// Whether the client may still be sending a body that nobody reads.
    pub(super) fn has_rest(&self) -> bool {
        self.has_rest.load(Relaxed)
    }

    /// What is due.
    pub(super) fn judge(&self, now: Instant, limits: &Limits) -> Verdict {
        // A phase may begin right after a look, so the next look comes well within the shortest deadline.
        let shortest = limits
            .header_timeout
            .min(limits.idle_timeout)
            .min(limits.write_timeout);
        let mut next = now + shortest / 2;
        let blocked = self.blocked.load(Relaxed);
        if blocked != 0 {
            let deadline = self.at(blocked - 1) + limits.write_timeout;
            if deadline <= now {
                return Verdict::Cut("the client takes nothing of its answer");
            }
            next = next.min(deadline);
        }
        if self.running.load(Relaxed) == 0 {
            let in_head = self.in_head.load(Relaxed);
            let limit = if in_head {
                limits.header_timeout
            } else {
                limits.idle_timeout
            };
            let deadline = self.at(self.since.load(Relaxed)) + limit;
            if deadline <= now {
                return if in_head {
                    Verdict::Cut("no complete header section came in time")
                } else {
                    Verdict::Retire
                };
            }
            next = next.min(deadline);
        }
        Verdict::Wait(next)
    }

    fn begin(&self, in_head: bool) {
        self.since.store(self.now(), Relaxed);
        self.in_head.store(in_head, Relaxed);
    }

    fn at(&self, millis: u64) -> Instant {
        self.born + Duration::from_millis(millis)
    }

    fn now(&self) -> u64 {
        u64::try_from(self.born.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
#[path = "pulse_tests.rs"]
mod tests;
