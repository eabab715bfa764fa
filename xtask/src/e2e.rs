//! The real-client runs: both servers built, started, spoken to by programs that are not ours, and stopped.

use std::ffi::OsStr;
use std::thread;
use std::time::{Duration, Instant};

use crate::process::{self, LONG};
use crate::report::{Done, Report};
use crate::server::Server;
use crate::{client, conformance, gate, http, openrpc, place, tool};

/// How long the catalog may take to read the dependency tree, downloads included.
const TREE: Duration = Duration::from_mins(3);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Clients,
    Mcpcheck,
    Openrpc,
    Conformance,
}

impl Part {
    pub(crate) const ALL: [Self; 4] = [Self::Clients, Self::Mcpcheck, Self::Openrpc, Self::Conformance];

    /// The parts named, or all of them.
    pub(crate) fn parse(names: &[String]) -> Result<Vec<Self>, String> {
        let parse = |name: &String| match name.as_str() {
            "clients" => Ok(Self::Clients),
            "mcpcheck" => Ok(Self::Mcpcheck),
            "openrpc" => Ok(Self::Openrpc),
            "conformance" => Ok(Self::Conformance),
            other => Err(format!("unknown part `{other}` of e2e")),
        };
        let parts = names.iter().map(parse).collect::<Result<Vec<_>, _>>()?;
        Ok(if parts.is_empty() {
            Self::ALL.to_vec()
        } else {
            parts
        })
    }
}

pub(crate) fn run(report: &mut Report, parts: &[Part]) {
    let ready = report.step("install the clients", |_| tool::install())
        && report.step("build the servers", |_| {
            process::run(
                &mut gate::cargo(&["build", "--package", "examples", "--bin", "catalog"]),
                LONG,
            )?;
            process::run(
                &mut gate::cargo(&["build", "--package", "tests", "--bin", "fixture"]),
                LONG,
            )?;
            Ok(Done::Passed)
        });
    if !ready {
        return;
    }
    if parts.iter().any(|part| *part != Part::Conformance) {
        with_catalog(report, parts);
    }
    if parts.contains(&Part::Conformance) {
        with_fixture(report);
    }
}

fn with_catalog(report: &mut Report, parts: &[Part]) {
    let workspace = [OsStr::new("--workspace"), place::root().as_os_str()];
    let Some(server) = start(report, "catalog", &workspace) else {
        return;
    };
    if report.step("catalog: the tree is read", |_| until_read(&server)) {
        if parts.contains(&Part::Openrpc) {
            report.step("catalog: OpenRPC document", |tally| {
                openrpc::validate(&server, tally)
            });
        }
        if parts.contains(&Part::Clients) {
            report.step("catalog: real clients", |tally| client::run(&server, tally));
        }
        if parts.contains(&Part::Mcpcheck) {
            report.step("catalog: mcpcheck", |tally| conformance::mcpcheck(&server, tally));
        }
    }
    stop(report, server, "catalog");
}

fn with_fixture(report: &mut Report) {
    let Some(server) = start(report, "fixture", &[]) else {
        return;
    };
    report.step("fixture: conformance suite", |tally| {
        conformance::run(&server, tally)
    });
    stop(report, server, "fixture");
}

fn start(report: &mut Report, name: &str, arguments: &[&OsStr]) -> Option<Server> {
    let mut server = None;
    report.step(&format!("{name}: start"), |_| {
        server = Some(Server::start(
            name,
            &place::binary("debug", name)?,
            arguments,
            None,
        )?);
        Ok(Done::Passed)
    });
    server
}

fn stop(report: &mut Report, server: Server, name: &str) {
    report.step(&format!("{name}: SIGTERM"), |tally| {
        let result = server.stop();
        tally.count(result.is_ok());
        result.map(|()| Done::Passed)
    });
}

/// The catalog reads the tree in the background; a call waits for it, and fails if it cannot be read.
fn until_read(server: &Server) -> Result<Done, String> {
    let call = r#"{"jsonrpc":"2.0","id":1,"method":"Catalog.search","params":{"query":"serde","limit":2}}"#;
    let deadline = Instant::now() + TREE;
    loop {
        let fault = match http::post_json(server.address(), "/rpc", call) {
            Ok(answer) if answer.status == 200 && answer.text().contains(r#""result":"#) => {
                return Ok(Done::Passed);
            }
            Ok(answer) => format!("{} {}", answer.status, answer.text()),
            Err(fault) => fault,
        };
        if Instant::now() > deadline {
            server.show_log();
            return Err(fault);
        }
        thread::sleep(Duration::from_secs(1));
    }
}
