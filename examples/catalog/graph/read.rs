//! Asks `rustc` for the host platform and `cargo metadata` for the tree.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use cargo_metadata::{Error, Metadata, MetadataCommand};

use super::{Graph, ReadError};

/// How much of Cargo's complaint is passed on: the last lines name the cause, those before tell its progress.
const REASON_LINES: usize = 6;

/// Reads the workspace at `path` (a folder or a Cargo.toml), or around the current directory.
///
/// Without the network first; with it only where that fails, since crates may have to be downloaded.
pub(super) fn read(path: Option<&Path>) -> Result<Graph, ReadError> {
    let host = host(folder(path).as_deref())?;
    let metadata = metadata(path, &host, true).or_else(|error| {
        tracing::info!(
            reason = reason(&error),
            "not readable offline, trying with the network"
        );
        metadata(path, &host, false)
    });
    match metadata {
        Ok(metadata) => Ok(Graph::from_metadata(&metadata)),
        Err(error) => Err(ReadError::Workspace {
            workspace: place(path),
            reason: reason(&error),
        }),
    }
}

fn metadata(path: Option<&Path>, host: &str, offline: bool) -> Result<Metadata, Error> {
    let mut command = MetadataCommand::new();
    match path {
        // From a folder, Cargo looks for the workspace around it; a file has to be a manifest.
        Some(path) if path.is_dir() => command.current_dir(path),
        Some(path) => command.manifest_path(path),
        None => &mut command,
    };
    let mut options = vec!["--filter-platform".to_owned(), host.to_owned()];
    if offline {
        options.push("--offline".to_owned());
    }
    command.other_options(options).exec()
}

/// The target triple that the toolchain of `folder` builds for.
fn host(folder: Option<&Path>) -> Result<String, ReadError> {
    let failed = |reason: String| ReadError::Host { reason };
    let mut command = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    let output = command
        .arg("-vV")
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(last_lines(&String::from_utf8_lossy(&output.stderr))));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(|host| host.trim().to_owned())
        .ok_or_else(|| failed(format!("no host in its answer `{}`", text.trim())))
}

/// The folder whose toolchain counts, if there is such a folder; where there is none, Cargo says it better.
fn folder(path: Option<&Path>) -> Option<PathBuf> {
    path?
        .ancestors()
        .find(|folder| folder.is_dir())
        .map(Path::to_owned)
}

/// Where a workspace was looked for.
fn place(path: Option<&Path>) -> String {
    let path = path.map(Path::to_owned).or_else(|| env::current_dir().ok());
    path.unwrap_or_else(|| ".".into()).display().to_string()
}

fn reason(error: &Error) -> String {
    match error {
        Error::CargoMetadata { stderr } => last_lines(stderr),
        error => error.to_string(),
    }
}

fn last_lines(text: &str) -> String {
    let lines: Vec<_> = text
        .lines()
        .map(str::trim_end)
        .filter(|line| !line.is_empty())
        .collect();
    lines[lines.len().saturating_sub(REASON_LINES)..].join("\n")
}
