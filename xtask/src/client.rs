//! The matrix of real MCP clients: client × mode × tool, one call a run.

use std::time::Duration;

use crate::report::{Done, Outcome};
use crate::server::Server;
use crate::tally::Tally;
use crate::{place, process, table, tool};

const LIMIT: Duration = Duration::from_secs(90);

/// A client as `client.sh` names it, and the modes it speaks.
const CLIENTS: &[(&str, &[&str])] = &[
    ("ts2", &["modern", "legacy"]),
    ("ts1", &["legacy"]),
    ("py", &["modern", "legacy"]),
    ("fastmcp", &["modern", "legacy"]),
    ("inspector", &["modern", "legacy"]),
];

/// A tool, its arguments, and what has to be in the output beside exit code 0.
const TOOLS: &[(&str, &str, &str)] = &[
    ("Catalog.search", r#"{"query":"serde","limit":2}"#, "serde"),
    (
        "Catalog.tree",
        r#"{"name":"rpc-runtime","depth":1}"#,
        "rpc-macros",
    ),
    (
        "Notes.add",
        r#"{"package":"serde","text":"written by a real client"}"#,
        "",
    ),
];

/// Runs the whole matrix against `/mcp` of the catalog and prints it as one table.
pub(crate) fn run(server: &Server, tally: &mut Tally) -> Outcome {
    let url = server.url("/mcp");
    let mut rows = vec![table::row(&["client", "mode"])];
    rows[0].extend(TOOLS.iter().map(|(tool, ..)| (*tool).to_owned()));
    let mut failed = 0_u32;
    for (client, modes) in CLIENTS {
        for mode in *modes {
            let mut row = table::row(&[client, mode]);
            for (tool, arguments, expected) in TOOLS {
                let result = call(client, mode, &url, tool, arguments, expected)?;
                tally.count(result == "ok");
                failed += u32::from(result != "ok");
                row.push(result);
            }
            println!("{}", row.join("  "));
            rows.push(row);
        }
    }
    println!("\n{}", table::render(&rows));
    if failed == 0 {
        return Ok(Done::Passed);
    }
    server.show_log();
    Err(format!("{failed} calls failed"))
}

fn call(
    client: &str,
    mode: &str,
    url: &str,
    tool: &str,
    json: &str,
    expected: &str,
) -> Result<String, String> {
    let log = place::log(&format!("client-{client}-{mode}-{tool}.log"))?;
    let mut command = tool::script("client.sh")?;
    command.args([client, url, tool, json]).env("MODE", mode);
    let result = match process::capture(&mut command, &log, LIMIT) {
        Ok(run) if run.code == Some(0) && run.output.contains(expected) => return Ok("ok".to_owned()),
        Ok(run) => {
            println!("--- {client} {mode} {tool}\n{}\n---", run.output);
            match run.code {
                Some(0) => format!("FAILED (no `{expected}`)"),
                Some(code) => format!("FAILED (exit {code})"),
                None => "FAILED (signal)".to_owned(),
            }
        }
        Err(fault) => format!("FAILED ({fault})"),
    };
    Ok(result)
}
