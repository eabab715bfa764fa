//! What is printed once the server listens.

use std::{
    io::{self, Write},
    net::SocketAddr,
};

/// Prints the URLs and the line that connects a client.
///
/// A standard output that nobody reads is no reason to stop serving: a failure is logged.
pub(crate) fn print(address: SocketAddr) {
    if let Err(error) = io::stdout().lock().write_all(text(address).as_bytes()) {
        tracing::warn!(%error, "cannot print the URLs of http://{address}");
    }
}

fn text(address: SocketAddr) -> String {
    format!(
        "\
JSON-RPC  http://{address}/rpc
MCP       http://{address}/mcp
health    http://{address}/healthz

Connect Claude Code with
  claude mcp add --transport http catalog http://{address}/mcp
"
    )
}

#[cfg(test)]
mod test {
    #[test]
    fn names_the_port_that_was_bound() {
        let text = super::text(([127, 0, 0, 1], 4711).into());
        assert!(
            text.contains("claude mcp add --transport http catalog http://127.0.0.1:4711/mcp\n"),
            "{text}"
        );
        assert!(text.contains(" http://127.0.0.1:4711/healthz\n"), "{text}");
    }
}
