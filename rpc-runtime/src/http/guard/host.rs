//! A host with an optional port, as in `Host`, `:authority` and `Origin`.

use std::net::Ipv6Addr;

/// A host and a port as a client sent them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HostPort<'a> {
    /// A name, an IPv4 address, or an IPv6 address in brackets.
    host: &'a str,
    port: Option<u16>,
}

impl<'a> HostPort<'a> {
    /// Reads `host`, `host:port`, `[v6]` or `[v6]:port`; everything else, user information too, is `None`.
    pub(super) fn parse(text: &'a str) -> Option<Self> {
        let end = match text.strip_prefix('[') {
            Some(rest) => rest.find(']')? + 2,
            None => text.find(':').unwrap_or(text.len()),
        };
        let (host, rest) = text.split_at(end);
        let is_host = match host.strip_prefix('[') {
            Some(address) => address.strip_suffix(']')?.parse::<Ipv6Addr>().is_ok(),
            None => {
                !host.is_empty()
                    && host
                        .bytes()
                        .all(|byte| matches!(byte, b'-' | b'.' | b'_') || byte.is_ascii_alphanumeric())
            }
        };
        let port = match rest {
            "" => None,
            rest => {
                let digits = rest.strip_prefix(':')?;
                // `parse` alone would take a sign.
                Some(
                    digits
                        .parse()
                        .ok()
                        .filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?,
                )
            }
        };
        is_host.then_some(Self { host, port })
    }

    /// The same host with the port that its scheme implies.
    pub(super) fn with_default_port(self, port: u16) -> Self {
        Self {
            port: self.port.or(Some(port)),
            ..self
        }
    }

    /// Whether it is this machine by one of the names that no other machine can take over.
    pub(super) fn is_loopback(self) -> bool {
        self.host == "127.0.0.1" || self.host == "[::1]" || self.host.eq_ignore_ascii_case("localhost")
    }
}

/// A host that the builder allowed.
#[derive(Clone, Debug)]
pub(super) struct HostRule {
    host: String,
    /// `None` allows every port.
    port: Option<u16>,
}

impl HostRule {
    /// Reads the text given to `with_allowed_hosts`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let HostPort { host, port } = HostPort::parse(text)?;
        Some(Self {
            host: host.to_owned(),
            port,
        })
    }

    pub(super) fn allows(&self, sent: HostPort<'_>) -> bool {
        self.host.eq_ignore_ascii_case(sent.host)
            && match (self.port, sent.port) {
                (None, _) => true,
                // A client leaves out the default port of its scheme, which the server cannot see behind a proxy.
                (Some(80 | 443), None) => true,
                (rule, sent) => rule == sent,
            }
    }
}
