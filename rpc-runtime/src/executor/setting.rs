//! What all pipelines of a server share.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::error::ErrorPolicy;

/// What all pipelines of a server share.
#[derive(Clone, Debug)]
pub struct ExecutorSettings {
    /// How errors are written.
    pub policy: ErrorPolicy,
    /// Permits for methods on the blocking pool; fewer than the pool has threads, so that the pool stays usable.
    pub blocking: Arc<Semaphore>,
}
