//! Where things are.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest)
}

/// A binary of the workspace, built with `profile` (`debug` or `release`).
///
/// The target directory is the one this program was built into: right whatever the environment or the
/// configuration says.
pub(crate) fn binary(profile: &str, name: &str) -> Result<PathBuf, String> {
    Ok(target()?.join(profile).join(name))
}

/// A file for the output of a run, in the target directory.
pub(crate) fn log(name: &str) -> Result<PathBuf, String> {
    let folder = target()?.join("xtask");
    fs::create_dir_all(&folder).map_err(|fault| format!("cannot create {}: {fault}", folder.display()))?;
    Ok(folder.join(name))
}

/// A script of `tests/acceptance`.
pub(crate) fn acceptance(name: &str) -> PathBuf {
    root().join("tests/acceptance").join(name)
}

/// Where the clients and the suite are installed; the scripts have the same default.
pub(crate) fn acceptance_home() -> Result<PathBuf, String> {
    if let Some(home) = env::var_os("ACCEPTANCE_HOME").filter(|home| !home.is_empty()) {
        return Ok(PathBuf::from(home));
    }
    let home = env::var_os("HOME").ok_or("neither ACCEPTANCE_HOME nor HOME is set")?;
    Ok(PathBuf::from(home).join(".cache/rpc-acceptance"))
}

fn target() -> Result<PathBuf, String> {
    let program = env::current_exe().map_err(|fault| format!("cannot find the target directory: {fault}"))?;
    let folder = program.parent().and_then(Path::parent);
    folder
        .map(Path::to_path_buf)
        .ok_or_else(|| format!("{} is in no target directory", program.display()))
}
