//! A server with an open port.

use std::{future::Future, net::SocketAddr, time::Duration};

use tokio::time::timeout;

use super::{ServerError, error::Kind};
use crate::http::{Listener, signal::Signals};

/// A server with an open port. Dropping it ends the server at once.
#[derive(Debug)]
#[must_use = "dropping it ends the server"]
pub struct Running {
    listener: Listener,
    grace: Duration,
}

impl Running {
    pub(super) fn new(listener: Listener, grace: Duration) -> Self {
        Self { listener, grace }
    }

    /// The address it listens on.
    #[must_use]
    pub fn local_addr(&self) -> SocketAddr {
        self.listener.address()
    }

    /// Serves until SIGTERM or SIGINT (elsewhere Ctrl-C), then ends as [`shutdown`](Self::shutdown) does; a second signal
    /// ends at once.
    ///
    /// # Errors
    /// The system refuses to deliver signals.
    pub async fn wait(self) -> Result<(), ServerError> {
        let mut signals =
            Signals::listen().map_err(|error| Kind::Io("listen for signals".to_owned(), error))?;
        let name = signals.next().await;
        tracing::info!(
            "{name}: no new requests, running calls have {:?} to end",
            self.grace
        );
        self.end(async {
            let name = signals.next().await;
            tracing::warn!("{name} again: ending at once");
        })
        .await;
        Ok(())
    }

    /// Takes no more connections and requests, lets running calls end within the grace time, then drops what is left.
    pub async fn shutdown(self) {
        self.end(std::future::pending()).await;
    }

    async fn end(self, hurry: impl Future<Output = ()>) {
        tokio::select! {
            _ = timeout(self.grace, self.listener.drain()) => {}
            () = hurry => {}
        }
        self.listener.cut().await;
    }
}
