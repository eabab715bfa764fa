//! What one client may take of the server.

use std::time::Duration;

use crate::registry::Problem;

/// Limits of connections, headers and bodies; what goes beyond them is refused or cut off.
///
/// ```
/// use std::time::Duration;
/// use rpc_runtime::Limits;
///
/// let limits = Limits::default().with_max_body(64 * 1024 * 1024).with_body_timeout(Duration::from_secs(600));
/// assert_eq!(limits.max_connections, 1024);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// From the opening of a connection, or the first byte of a later request, to the end of the header section.
    /// Default 10 s; the connection is closed without an answer.
    pub header_timeout: Duration,
    /// Longest pause inside a body. Default 10 s; answered with 408.
    pub body_gap_timeout: Duration,
    /// From the header section to the end of the body. Default 2 min; answered with 408.
    pub body_timeout: Duration,
    /// How long a connection may stay open without a request. Default 75 s.
    pub idle_timeout: Duration,
    /// How long a client may take nothing of an answer that is being sent. Default 30 s; the connection is closed.
    pub write_timeout: Duration,
    /// Pause between two pings on an HTTP/2 connection, and the time for the answer. Default 20 s.
    pub ping_interval: Duration,
    /// Bytes of a body. Default 4 MiB; answered with 413.
    pub max_body: usize,
    /// Bytes of a header section with its request line. Default 16 KiB; answered with 431.
    pub max_header_section: u32,
    /// Open connections. Default 1024; further ones wait in the queue of the operating system.
    pub max_connections: u32,
    /// Requests at a time on one HTTP/2 connection. Default 100.
    pub max_concurrent_streams: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(10),
            body_gap_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(120),
            idle_timeout: Duration::from_secs(75),
            write_timeout: Duration::from_secs(30),
            ping_interval: Duration::from_secs(20),
            max_body: 4 * 1024 * 1024,
            max_header_section: 16 * 1024,
            max_connections: 1024,
            max_concurrent_streams: 100,
        }
    }
}

macro_rules! setters {
    ($($name:ident sets $field:ident: $type:ty),* $(,)?) => {
        impl Limits {
            $(
                #[doc = concat!("Sets [`", stringify!($field), "`](Self::", stringify!($field), ").")]
                #[must_use]
                pub fn $name(mut self, value: $type) -> Self {
                    self.$field = value;
                    self
                }
            )*
        }
    };
}

setters! {
    with_header_timeout sets header_timeout: Duration,
    with_body_gap_timeout sets body_gap_timeout: Duration,
    with_body_timeout sets body_timeout: Duration,
    with_idle_timeout sets idle_timeout: Duration,
    with_write_timeout sets write_timeout: Duration,
    with_ping_interval sets ping_interval: Duration,
    with_max_body sets max_body: usize,
    with_max_header_section sets max_header_section: u32,
    with_max_connections sets max_connections: u32,
    with_max_concurrent_streams sets max_concurrent_streams: u32,
}

impl Limits {
    /// A limit of nothing would refuse everything: each one is a problem.
    pub(crate) fn problems(&self) -> impl Iterator<Item = Problem> {
        [
            ("header_timeout", self.header_timeout.is_zero()),
            ("body_gap_timeout", self.body_gap_timeout.is_zero()),
            ("body_timeout", self.body_timeout.is_zero()),
            ("idle_timeout", self.idle_timeout.is_zero()),
            ("write_timeout", self.write_timeout.is_zero()),
            ("ping_interval", self.ping_interval.is_zero()),
            ("max_body", self.max_body == 0),
            ("max_header_section", self.max_header_section == 0),
            ("max_connections", self.max_connections == 0),
            ("max_concurrent_streams", self.max_concurrent_streams == 0),
        ]
        .into_iter()
        .filter(|(_, is_zero)| *is_zero)
        .map(|(name, _)| {
            Problem::new(format!(
                "limit `{name}` is zero, which would refuse every request"
            ))
        })
    }
}
