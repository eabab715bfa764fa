//! How far the server is on its way to the end.

/// How far the server is on its way to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Connections and requests are welcome.
    Running,
    /// No new ones; running requests are finished.
    Draining,
    /// Everything is dropped.
    Cut,
}
