//! The official conformance suite against the `fixture` server, and the independent `mcpcheck`.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::report::{Done, Outcome};
use crate::server::Server;
use crate::tally::Tally;
use crate::{place, process, table, tool};

const LIMIT: Duration = Duration::from_secs(120);

/// Revision and scenario; every check of these has to pass.
const SCENARIOS: &[(&str, &str)] = &[
    ("2026-07-28", "server-stateless"),
    ("2026-07-28", "tools-list"),
    ("2026-07-28", "http-header-validation"),
    ("2026-07-28", "dns-rebinding-protection"),
    ("2025-11-25", "server-initialize"),
    ("2025-11-25", "ping"),
    ("2025-11-25", "tools-list"),
    ("2025-11-25", "dns-rebinding-protection"),
];

/// Checks that may fail, each because it calls a `test_*` tool that the fixture does not have.
const NEEDS_TEST_TOOL: &[(&str, &str)] = &[
    (
        "sep-2575-server-rejects-undeclared-capability",
        "test_missing_capability",
    ),
    ("sep-2575-missing-capability-http-400", "test_missing_capability"),
    (
        "sep-2575-http-server-no-independent-requests-on-stream",
        "test_streaming_elicitation",
    ),
    ("sep-2575-server-no-log-without-loglevel", "test_logging_tool"),
];

/// Runs every scenario and prints its checks, then one table.
pub(crate) fn run(server: &Server, tally: &mut Tally) -> Outcome {
    let mut rows = vec![table::row(&["revision", "scenario", "checks", "result"])];
    let mut failed = Vec::new();
    for (revision, scenario) in SCENARIOS {
        println!("\n{scenario} ({revision})");
        let checks = match checks(&server.url("/mcp"), revision, scenario) {
            Ok(checks) => checks,
            Err(fault) => {
                println!("{fault}");
                Vec::new()
            }
        };
        for check in &checks {
            println!("  {}", check.line());
        }
        let good = passes(&checks);
        tally.count(good);
        rows.push(table::row(&[
            revision,
            scenario,
            &counts(&checks),
            if good { "ok" } else { "FAILED" },
        ]));
        if !good {
            failed.push(format!("{scenario} ({revision})"));
        }
    }
    println!("\n{}", table::render(&rows));
    if failed.is_empty() {
        return Ok(Done::Passed);
    }
    server.show_log();
    Err(failed.join(", "))
}

/// `mcpcheck` ends with 0 if no check failed, 1 if one did, 2 if it could not run.
pub(crate) fn mcpcheck(server: &Server, tally: &mut Tally) -> Outcome {
    let mut command = tool::script("mcpcheck.sh")?;
    let result = process::run(command.arg(server.url("/mcp")), LIMIT);
    tally.count(result.is_ok());
    result.map(|()| Done::Passed).inspect_err(|_| server.show_log())
}

/// One check of a scenario, as the suite recorded it.
#[derive(Debug, PartialEq, Eq)]
struct Check {
    /// `SUCCESS`, `FAILURE`, `WARNING`, `SKIPPED` or `INFO`.
    status: String,
    id: String,
}

impl Check {
    /// The summary has a line `STATUS id | description` for each check.
    fn parse(line: &str) -> Option<Self> {
        let (status, id) = line
            .strip_prefix("      ")?
            .split_once(" | ")?
            .0
            .split_once(' ')?;
        Some(Self {
            status: status.to_owned(),
            id: id.to_owned(),
        })
    }

    fn allowed(&self) -> Option<&'static str> {
        let known = NEEDS_TEST_TOOL.iter().find(|(id, _)| *id == self.id);
        known.map(|(_, tool)| *tool).filter(|_| self.status == "FAILURE")
    }

    fn line(&self) -> String {
        match self.allowed() {
            Some(tool) => format!("{} {} (allowed: needs the tool {tool})", self.status, self.id),
            None => format!("{} {}", self.status, self.id),
        }
    }
}

/// A scenario that was skipped, or did not run, has no success and does not pass.
fn passes(checks: &[Check]) -> bool {
    let good = checks.iter().any(|check| check.status == "SUCCESS");
    good && !checks
        .iter()
        .any(|check| check.status == "FAILURE" && check.allowed().is_none())
}

fn counts(checks: &[Check]) -> String {
    let count = |status: &str| checks.iter().filter(|check| check.status == status).count();
    let allowed = checks.iter().filter(|check| check.allowed().is_some()).count();
    let failed = count("FAILURE") - allowed;
    format!(
        "{} passed, {failed} failed, {allowed} allowed to fail, {} skipped",
        count("SUCCESS"),
        count("SKIPPED")
    )
}

fn checks(url: &str, revision: &str, scenario: &str) -> Result<Vec<Check>, String> {
    let folder = place::log(&format!("conformance-{revision}-{scenario}"))?;
    clear(&folder)?;
    let mut command = tool::script("conformance.sh")?;
    command
        .args([url, revision])
        .arg(&folder)
        .env("SCENARIO", scenario);
    // The exit code knows nothing of allowed failures: the recorded checks decide.
    let run = process::capture(&mut command, &folder.with_extension("log"), LIMIT)?;
    let mut command = Command::new("python3");
    command
        .arg(place::acceptance("conformance-summary.py"))
        .arg(&folder)
        .arg("-v");
    let summary = process::capture(&mut command, &folder.with_extension("summary"), LIMIT)?;
    let checks: Vec<Check> = summary.output.lines().filter_map(Check::parse).collect();
    if run.code != Some(0) && !passes(&checks) {
        println!("{}", run.output);
    }
    Ok(checks)
}

fn clear(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|fault| format!("cannot clear {}: {fault}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Check, passes};

    fn check(status: &str, id: &str) -> Check {
        Check {
            status: status.to_owned(),
            id: id.to_owned(),
        }
    }

    #[test]
    fn a_line_of_the_summary_is_a_check() {
        assert_eq!(
            Check::parse("      SUCCESS ping | Server responds"),
            Some(check("SUCCESS", "ping"))
        );
        assert_eq!(Check::parse("server-stateless       FAILURE=27 SKIPPED=3"), None);
        assert_eq!(Check::parse("TOTAL {'FAILURE': 27}"), None);
    }

    #[test]
    fn a_failure_passes_only_if_it_is_allowed() {
        let allowed = check("FAILURE", "sep-2575-missing-capability-http-400");
        assert!(passes(&[check("SUCCESS", "a"), allowed]));
        assert!(!passes(&[check("SUCCESS", "a"), check("FAILURE", "b")]));
    }

    #[test]
    fn a_scenario_without_a_success_does_not_pass() {
        assert!(!passes(&[]));
        assert!(!passes(&[check("SKIPPED", "a")]));
    }
}
