//! Host and Origin of every request: a page of a stranger must not reach a server on the user's machine, neither by a
//! name that it turned into `127.0.0.1` (DNS rebinding) nor across origins.

mod host;
mod shown;
#[cfg(test)]
mod tests;

use ::http::{
    HeaderMap, StatusCode, Uri,
    header::{HOST, HeaderName, HeaderValue, ORIGIN},
};

use self::{
    host::{HostPort, HostRule},
    shown::Shown,
};
use super::reply::Refusal;
use crate::registry::Problem;

/// The hosts and origins that may reach the server; the loopback names always may.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guard {
    hosts: Vec<HostRule>,
    origins: Vec<String>,
}

impl Guard {
    /// A guard that allows `hosts` and `origins` in addition to the loopback names; bad texts go into `problems`.
    pub(crate) fn new(hosts: &[String], origins: &[String], problems: &mut Vec<Problem>) -> Self {
        let mut guard = Self::default();
        for text in hosts {
            match HostRule::parse(text) {
                Some(rule) => guard.hosts.push(rule),
                None => problems.push(Problem::new(format!(
                    "allowed host `{}` is no host: write `api.example.com`, `api.example.com:8443` or `[2001:db8::1]`",
                    Shown(text.as_bytes())
                ))),
            }
        }
        for text in origins {
            if is_origin(text) {
                guard.origins.push(text.clone());
            } else {
                problems.push(Problem::new(format!(
                    "allowed origin `{}` is no origin: write `https://app.example.com`, without a path; `null` and `*` cannot be allowed",
                    Shown(text.as_bytes())
                )));
            }
        }
        guard
    }

    /// Whether hosts beside the loopback names are allowed.
    pub(crate) fn has_hosts(&self) -> bool {
        !self.hosts.is_empty()
    }

    /// Refuses a request whose host or origin is not allowed.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Refusal> {
        let sent = headers.get(HOST).map(HeaderValue::as_bytes);
        // HTTP/2 and the absolute form carry the host in the target; a `Host` beside it must say the same.
        let target = uri.authority().map(|authority| authority.as_str().as_bytes());
        let host = match (sent, target) {
            (Some(sent), Some(target)) if !sent.eq_ignore_ascii_case(target) => None,
            (sent, target) => sent.or(target),
        };
        let is_allowed =
            is_single(headers, &HOST) && host.and_then(read).is_some_and(|host| self.allows_host(host));
        if !is_allowed {
            let shown = Shown(sent.or(target).unwrap_or_default());
            tracing::warn!(host = %shown, "refused a request: allow this host with `.with_allowed_hosts([…])` if it is yours");
            return Err(Refusal::new(
                StatusCode::FORBIDDEN,
                "the host is not allowed; the server's setting is with_allowed_hosts",
            ));
        }
        let Some(origin) = headers.get(ORIGIN) else {
            return Ok(());
        };
        if !(is_single(headers, &ORIGIN) && self.allows_origin(origin.as_bytes())) {
            let shown = Shown(origin.as_bytes());
            tracing::warn!(origin = %shown, "refused a request: allow this origin with `.with_allowed_origins([…])` if it is yours");
            return Err(Refusal::new(
                StatusCode::FORBIDDEN,
                "the origin is not allowed; the server's settings are with_allowed_origins and with_allowed_hosts",
            ));
        }
        Ok(())
    }

    fn allows_host(&self, host: HostPort<'_>) -> bool {
        host.is_loopback() || self.hosts.iter().any(|rule| rule.allows(host))
    }

    fn allows_origin(&self, origin: &[u8]) -> bool {
        self.origins
            .iter()
            .any(|allowed| allowed.as_bytes().eq_ignore_ascii_case(origin))
            || web_host(origin).is_some_and(|host| self.allows_host(host))
    }
}

fn is_single(headers: &HeaderMap, name: &HeaderName) -> bool {
    headers.get_all(name).iter().nth(1).is_none()
}

fn read(bytes: &[u8]) -> Option<HostPort<'_>> {
    HostPort::parse(std::str::from_utf8(bytes).ok()?)
}

/// The host of an `http` or `https` origin.
fn web_host(origin: &[u8]) -> Option<HostPort<'_>> {
    let (scheme, host) = std::str::from_utf8(origin).ok()?.split_once("://")?;
    let port = match scheme {
        _ if scheme.eq_ignore_ascii_case("http") => 80,
        _ if scheme.eq_ignore_ascii_case("https") => 443,
        _ => return None,
    };
    HostPort::parse(host).map(|host| host.with_default_port(port))
}

/// `scheme://host[:port]` of any scheme, as browsers and their extensions send it.
fn is_origin(text: &str) -> bool {
    text.split_once("://").is_some_and(|(scheme, host)| {
        scheme.starts_with(|first: char| first.is_ascii_alphabetic())
            && scheme
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'))
            && HostPort::parse(host).is_some()
    })
}
