//! Opens the port.

use std::{io, net::SocketAddr};

use tokio::net::TcpListener;

/// Opens the first of the addresses that can be had, as the standard library does.
pub(super) async fn bind(addresses: &[SocketAddr]) -> io::Result<TcpListener> {
    let mut last = io::Error::new(io::ErrorKind::AddrNotAvailable, "the name has no address");
    for address in addresses {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => last = error,
        }
    }
    Err(last)
}
