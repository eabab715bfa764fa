//! A server that is put together.

use std::{
    fmt, io,
    net::{SocketAddr, ToSocketAddrs},
    sync::Arc,
    time::Duration,
};

use super::{Running, ServerBuilder, ServerError, error::Kind};
use crate::http::{Client, Front, Listener};

/// A server that is put together: run it, mount it as a tower service, or call it in process. Cheap to clone.
///
/// As a [`tower_service::Service`] it answers any `http::Request` whose body is an [`http_body::Body`] of `Bytes`, inside
/// a Tokio runtime with a timer; limits of connections and the grace time are then the matter of whoever owns the socket.
#[derive(Clone)]
pub struct Server(Arc<Inner>);

struct Inner {
    front: Arc<Front>,
    grace: Duration,
    blocking_threads: usize,
}

impl Server {
    /// Begins with the default settings.
    pub fn builder() -> ServerBuilder {
        ServerBuilder::new()
    }

    pub(super) fn new(front: Front, grace: Duration, blocking_threads: usize) -> Self {
        Self(Arc::new(Inner {
            front: Arc::new(front),
            grace,
            blocking_threads,
        }))
    }

    pub(super) fn front(&self) -> &Arc<Front> {
        &self.0.front
    }

    /// Serves on `address` in a runtime of its own until SIGTERM or SIGINT, then lets running calls end within the grace
    /// time. A second signal ends at once.
    ///
    /// # Errors
    /// As [`bind`](Self::bind); or it is called inside an async runtime, which it would block.
    pub fn run(&self, address: impl ToSocketAddrs) -> Result<(), ServerError> {
        if tokio::runtime::Handle::try_current().is_ok() {
            return Err(Kind::InsideRuntime.into());
        }
        // Methods that block never take the whole pool: file access and name look-ups of the runtime need it too.
        let threads = self.0.blocking_threads.saturating_add(16).max(512);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(threads)
            .build()
            .map_err(|error| Kind::Io("start the runtime".to_owned(), error))?;
        let served = runtime.block_on(self.serve(address));
        // A method that blocks beyond the grace time must not hold up the end of the process.
        runtime.shutdown_background();
        served
    }

    /// Serves on `address` until SIGTERM or SIGINT, as [`run`](Self::run) in a runtime that is there already.
    ///
    /// # Errors
    /// As [`bind`](Self::bind).
    pub async fn serve(&self, address: impl ToSocketAddrs) -> Result<(), ServerError> {
        self.bind(address).await?.wait().await
    }

    /// Opens the port and serves in the background. Port 0 takes a free one.
    ///
    /// A host name is looked up on this thread.
    ///
    /// # Errors
    /// The address cannot be had; or it can be reached by others and
    /// [`with_allowed_hosts`](ServerBuilder::with_allowed_hosts) was not given.
    pub async fn bind(&self, address: impl ToSocketAddrs) -> Result<Running, ServerError> {
        let addresses: Vec<SocketAddr> = address
            .to_socket_addrs()
            .map_err(|error| Kind::Io("read the address to listen on".to_owned(), with_example(error)))?
            .collect();
        let reachable = addresses
            .iter()
            .find(|address| !address.ip().to_canonical().is_loopback());
        if let Some(address) = reachable.filter(|_| !self.0.front.guard.has_hosts()) {
            return Err(Kind::NoAllowedHosts(*address).into());
        }
        let listener = Listener::open(&addresses, Arc::clone(&self.0.front))
            .await
            .map_err(|error| listen_error(&addresses, error))?;
        tracing::info!("listening on http://{}", listener.address());
        Ok(Running::new(listener, self.0.grace))
    }

    /// A client that calls the endpoint at `path` without a socket.
    ///
    /// # Errors
    /// No endpoint is mounted there; the text lists those that are.
    pub fn client(&self, path: &str) -> Result<Client, ServerError> {
        Client::new(&self.0.front, path).ok_or_else(|| {
            let known = self.0.front.routes.paths().map(str::to_owned).collect();
            Kind::UnknownPath(path.to_owned(), known).into()
        })
    }
}

/// What the system says of a text that is no address does not say how one looks.
fn with_example(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::InvalidInput => {
            io::Error::new(error.kind(), format!("{error}, write it as in `127.0.0.1:8080`"))
        }
        _ => error,
    }
}

fn listen_error(addresses: &[SocketAddr], error: io::Error) -> ServerError {
    let shown: Vec<_> = addresses.iter().map(ToString::to_string).collect();
    Kind::Io(format!("listen on {}", shown.join(" or ")), error).into()
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("paths", &self.0.front.routes.paths().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}
