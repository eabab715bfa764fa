//! The gates that need nothing but cargo.

use std::process::Command;

use crate::place;
use crate::process::{self, LONG};
use crate::report::{Done, Outcome, Report};

/// Each feature alone: what compiles together may not compile apart.
const FEATURES: &[&[&str]] = &[
    &["-p", "rpc-runtime", "--no-default-features"],
    &[
        "-p",
        "rpc-runtime",
        "--no-default-features",
        "--features",
        "server",
    ],
    &["-p", "mcp-adapter"],
];

pub(crate) fn format_and_lint(report: &mut Report) {
    cargo_step(report, "formatting", &["fmt", "--all", "--check"]);
    cargo_step(
        report,
        "clippy",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ],
    );
}

pub(crate) fn tests(report: &mut Report) {
    test_step(report, "tests", &["test", "--workspace", "--no-fail-fast"]);
    // Those that build other programs or take long: linkage, a new user's path, faults.
    test_step(
        report,
        "ignored tests",
        &["test", "--package", "tests", "--no-fail-fast", "--", "--ignored"],
    );
}

pub(crate) fn documentation(report: &mut Report) {
    report.step("rustdoc", |_| {
        let mut command = cargo(&["doc", "--workspace", "--no-deps"]);
        process::run(command.env("RUSTDOCFLAGS", "-Dwarnings"), LONG)?;
        Ok(Done::Passed)
    });
}

pub(crate) fn features(report: &mut Report) {
    for package in FEATURES {
        let arguments = [&["clippy"], *package, &["--", "-D", "warnings"]].concat();
        cargo_step(report, &format!("clippy {}", package.join(" ")), &arguments);
    }
}

/// Licences, sources and bans. Advisories need a network and change without us: `cargo deny check` by hand.
pub(crate) fn dependencies(report: &mut Report) {
    report.step("cargo-deny", |_| {
        let installed = cargo(&["deny", "--version"])
            .output()
            .is_ok_and(|output| output.status.success());
        if !installed {
            return Ok(Done::Skipped(
                "not installed; `cargo install cargo-deny --locked` takes some minutes".to_owned(),
            ));
        }
        process::run(
            &mut cargo(&[
                "deny",
                "--all-features",
                "check",
                "--hide-inclusion-graph",
                "bans",
                "licenses",
                "sources",
            ]),
            LONG,
        )?;
        Ok(Done::Passed)
    });
}

/// Cargo at the root of the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    // Cargo names itself to what it runs; so the pinned toolchain is kept.
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(place::root());
    command
}

fn cargo_step(report: &mut Report, name: &str, arguments: &[&str]) {
    report.step(name, |_| run_cargo(arguments));
}

fn run_cargo(arguments: &[&str]) -> Outcome {
    process::run(&mut cargo(arguments), LONG)?;
    Ok(Done::Passed)
}

fn test_step(report: &mut Report, name: &str, arguments: &[&str]) {
    report.step(name, |tally| {
        process::run_with_lines(&mut cargo(arguments), LONG, |line| tally.add_closing_line(line))?;
        Ok(Done::Passed)
    });
}
