//! The project's chores: `cargo xtask help` lists them.
//!
//! Duty: every gate, the runs of the real clients and the benchmark, as one command each, the same on a
//! developer's machine and in CI. Rules: no dependency; what has to be installed goes outside the tree; every
//! started process has a time limit and is ended by its id. A chore is a list of steps that all run, then a
//! table says which failed; so one run shows every fault.
#![allow(clippy::print_stdout, reason = "the terminal is the interface of a chore")]
#![allow(
    clippy::disallowed_methods,
    reason = "no async runtime here: waiting may block"
)]

mod bench;
mod client;
mod conformance;
mod e2e;
mod gate;
mod http;
mod openrpc;
mod place;
mod process;
mod report;
mod sample;
mod server;
mod table;
mod tally;
mod tool;

use std::process::ExitCode;

use report::Report;

const HELP: &str = "\
Usage: cargo xtask <chore>

  test    everything: lint, all tests, the ignored tests, e2e
  lint    formatting, clippy, rustdoc, each feature alone, dependency rules
  e2e     real clients and the conformance suite against the servers; parts can be named:
          clients, mcpcheck, openrpc, conformance
  bench   CPU time per request beside a bare server
          [--rounds 6] [--seconds 2] [--connections 16]
  help    this list

e2e installs the clients into ~/.cache/rpc-acceptance, or into ACCEPTANCE_HOME.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = match arguments.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("help", &[][..]),
    };
    let mut report = Report::default();
    let ready = match chore {
        "test" => no_arguments(rest).map(|()| {
            gate::format_and_lint(&mut report);
            gate::tests(&mut report);
            gate::documentation(&mut report);
            gate::features(&mut report);
            gate::dependencies(&mut report);
            e2e::run(&mut report, &e2e::Part::ALL);
        }),
        "lint" => no_arguments(rest).map(|()| {
            gate::format_and_lint(&mut report);
            gate::documentation(&mut report);
            gate::features(&mut report);
            gate::dependencies(&mut report);
        }),
        "e2e" => e2e::Part::parse(rest).map(|parts| e2e::run(&mut report, &parts)),
        "bench" => bench::Plan::parse(rest).map(|plan| bench::run(&mut report, &plan)),
        "help" | "--help" | "-h" | "--list" => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => Err(format!("unknown chore `{other}`")),
    };
    match ready {
        Ok(()) => report.finish(),
        Err(fault) => {
            eprintln!("{fault}\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

fn no_arguments(rest: &[String]) -> Result<(), String> {
    match rest.first() {
        None => Ok(()),
        Some(argument) => Err(format!("unknown argument `{argument}`")),
    }
}
