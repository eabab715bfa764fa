//! The loop that takes connections.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{sleep, timeout},
};

use super::{Stage, bind::bind};
use crate::http::{
    Front,
    connection::{self, Protocols},
};

/// An open port and the connections that came through it.
#[derive(Debug)]
pub(crate) struct Listener {
    address: SocketAddr,
    stage: watch::Sender<Stage>,
    /// A permit per connection.
    permits: Arc<Semaphore>,
    max_connections: u32,
}

impl Listener {
    /// Opens a port and begins to take connections.
    pub(crate) async fn open(addresses: &[SocketAddr], front: Arc<Front>) -> io::Result<Self> {
        let socket = bind(addresses).await?;
        let address = socket.local_addr()?;
        let (stage, watched) = watch::channel(Stage::Running);
        let max_connections = front.limits.max_connections;
        let permits = Arc::new(Semaphore::new(max_connections as usize));
        tokio::spawn(accept(socket, front, Arc::clone(&permits), watched));
        Ok(Self {
            address,
            stage,
            permits,
            max_connections,
        })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes no more connections and requests, and waits until all connections have ended; without end, if one does not.
    pub(crate) async fn drain(&self) {
        self.stage.send_replace(Stage::Draining);
        self.wait_until_empty().await;
    }

    /// Drops every connection.
    pub(crate) async fn cut(&self) {
        let open = self.max_connections as usize - self.permits.available_permits();
        if open > 0 {
            tracing::warn!(
                connections = open,
                "dropping connections that did not end within the grace time"
            );
        }
        self.stage.send_replace(Stage::Cut);
        // They end at their next poll; a method that blocks its thread must not hold up the end.
        let _ = timeout(Duration::from_secs(1), self.wait_until_empty()).await;
    }

    async fn wait_until_empty(&self) {
        // An error would mean a closed semaphore, which nobody closes.
        let _ = self.permits.acquire_many(self.max_connections).await;
    }
}

/// Dropping the sender is the last stage for the loop and all connections.
async fn accept(
    socket: TcpListener,
    front: Arc<Front>,
    permits: Arc<Semaphore>,
    stage: watch::Receiver<Stage>,
) {
    let protocols = Arc::new(Protocols::new(&front.limits));
    let mut watched = stage.clone();
    let next = async || {
        // The permit comes first: at the limit, connections wait in the queue of the operating system.
        let permit = Arc::clone(&permits).acquire_owned().await.ok()?;
        Some((take(&socket).await, permit))
    };
    loop {
        let taken = tokio::select! {
            biased;
            _ = watched.wait_for(|stage| *stage != Stage::Running) => return,
            taken = next() => taken,
        };
        let Some((stream, permit)) = taken else { return };
        let serving = connection::serve(stream, Arc::clone(&front), Arc::clone(&protocols), stage.clone());
        tokio::spawn(async move {
            serving.await;
            drop(permit);
        });
    }
}

/// The next connection. No failure ends the server: a connection that broke in the queue is skipped, and a lack of
/// file descriptors or memory passes.
async fn take(socket: &TcpListener) -> TcpStream {
    loop {
        match socket.accept().await {
            Ok((stream, _)) => return stream,
            Err(error) if is_of_connection(&error) => {
                tracing::debug!("a connection broke before it was taken: {error}");
            }
            Err(error) => {
                tracing::error!("cannot take connections at present: {error}");
                sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted
    )
}
