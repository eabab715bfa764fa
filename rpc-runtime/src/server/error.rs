//! Why a server that was built cannot serve.

use std::{fmt, io, net::SocketAddr};

/// Why a server that was built cannot serve. `Debug` is as readable as `Display`, because a `main` that returns an error
/// prints the former.
pub struct ServerError(Kind);

pub(super) enum Kind {
    /// What was done, and what the system said.
    Io(String, io::Error),
    InsideRuntime,
    /// Reachable by others, and no host is allowed.
    NoAllowedHosts(SocketAddr),
    /// The path, and the paths of the endpoints.
    UnknownPath(String, Vec<String>),
}

impl From<Kind> for ServerError {
    fn from(kind: Kind) -> Self {
        Self(kind)
    }
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Io(what, error) => write!(f, "cannot {what}: {error}"),
            Kind::InsideRuntime => f.write_str("`run` blocks its thread and was called inside an async runtime: use `.serve(address).await` there"),
            Kind::NoAllowedHosts(address) => write!(
                f,
                "{address} can be reached by others, and no host is allowed: name the hosts under which clients reach the server with \
                 `.with_allowed_hosts([\"api.example.com\"])`, or listen on 127.0.0.1"
            ),
            Kind::UnknownPath(path, known) => write!(f, "no endpoint is mounted at `{path}`; mounted are: {}", known.join(", ")),
        }
    }
}

impl fmt::Debug for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for ServerError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.0 {
            Kind::Io(_, error) => Some(error),
            _ => None,
        }
    }
}
