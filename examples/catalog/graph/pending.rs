//! A graph that is still being read.

use std::{io, path::PathBuf, sync::Arc, thread, time::Instant};

use tokio::sync::watch;

use super::{Graph, ReadError, read::read};

type Outcome = Result<Arc<Graph>, ReadError>;

/// Hands out the graph once it has been read.
#[derive(Debug, Clone)]
pub(crate) struct PendingGraph(watch::Receiver<Option<Outcome>>);

impl PendingGraph {
    /// Starts to read the workspace at `path`, or around the current directory, in the background.
    ///
    /// A thread of its own, not one of the runtime's: the runtime waits for those when it shuts down, and a
    /// server that is told to stop need not wait for Cargo.
    pub(crate) fn read(path: Option<PathBuf>) -> io::Result<Self> {
        let (sender, receiver) = watch::channel(None);
        thread::Builder::new()
            .name("read-workspace".into())
            .spawn(move || {
                let start = Instant::now();
                let outcome = read(path.as_deref()).map(Arc::new);
                match &outcome {
                    Ok(graph) => {
                        tracing::info!(packages = graph.len(), elapsed = ?start.elapsed(), "workspace read");
                    }
                    Err(error) => tracing::error!(%error, "workspace not read"),
                }
                sender.send_replace(Some(outcome));
            })?;
        Ok(Self(receiver))
    }

    /// Waits for the graph.
    ///
    /// # Errors
    ///
    /// The reason why it could not be read, the same for every caller.
    pub(crate) async fn ready(&self) -> Outcome {
        let mut receiver = self.0.clone();
        let outcome = receiver
            .wait_for(Option::is_some)
            .await
            .map_err(|_| ReadError::Lost)?;
        outcome.clone().unwrap_or(Err(ReadError::Lost))
    }
}

#[cfg(test)]
impl From<Graph> for PendingGraph {
    fn from(graph: Graph) -> Self {
        Self(watch::channel(Some(Ok(Arc::new(graph)))).1)
    }
}
