//! The server of the fault tests and of the official conformance suite: group `test` at `/rpc` and `/mcp`.

use std::{error::Error, io::stderr};

use clap::Parser;

#[derive(Parser)]
struct Arguments {
    /// Address to listen on; port 0 takes a free one.
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: String,
}

#[tokio::main]
#[allow(clippy::print_stdout, reason = "the address is what a script waits for")]
async fn main() -> Result<(), Box<dyn Error>> {
    tracing_subscriber::fmt().with_writer(stderr).init();
    let running = fixtures::fixture()
        .build()?
        .bind(Arguments::parse().listen)
        .await?;
    println!("http://{}", running.local_addr());
    running.wait().await?;
    Ok(())
}
