//! Programs of other people: crates made from nothing, built with Cargo and run.
//!
//! They take minutes and are ignored by name; `cargo xtask test` runs them.

#![expect(
    clippy::disallowed_methods,
    reason = "tests of processes wait for them, without an async runtime"
)]

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace")
}

/// An empty folder outside the workspace's own packages.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for part in ["src", "app", "shelf", "Cargo.toml"] {
        let path = folder.join(part);
        let _ = fs::remove_dir_all(&path);
        let _ = fs::remove_file(&path);
    }
    fs::create_dir_all(&folder).expect("a folder");
    // The versions of the workspace, so that nothing has to be downloaded.
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("a lock file");
    folder
}

fn write(folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("written");
}

fn cargo(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command
        .current_dir(folder)
        .args(arguments)
        .env("CARGO_TARGET_DIR", folder.join("target"));
    command
}

const SHELF: &str = r#"//! A crate that nothing names.
#![forbid(unsafe_code)]

/// Books.
#[derive(Debug, Default)]
pub struct Shelf;

#[rpc_runtime::rpc_service]
impl Shelf {
    /// Count the books.
    pub fn count(&self) -> u32 {
        7
    }
}
"#;

const UNNAMED: &str = r#"fn main() {
    match rpc_runtime::Server::builder().mount(rpc_runtime::RpcEndpoint::new("/rpc")).build() {
        Ok(_) => println!("found"),
        Err(error) => println!("{error}"),
    }
}
"#;

const NAMED: &str = r#"fn main() {
    let server = rpc_runtime::Server::builder()
        .services(rpc_runtime::services![shelf::Shelf])
        .mount(rpc_runtime::RpcEndpoint::new("/rpc"))
        .build();
    match server {
        Ok(_) => println!("found"),
        Err(error) => println!("{error}"),
    }
}
"#;

fn linkage() -> PathBuf {
    let folder = folder("linkage");
    let runtime = format!("rpc-runtime = {{ path = {:?} }}", root().join("rpc-runtime"));
    write(
        &folder,
        "Cargo.toml",
        "[workspace]\nresolver = \"3\"\nmembers = [\"shelf\", \"app\"]\n",
    );
    let package = |name: &str| {
        format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{runtime}\n"
        )
    };
    write(&folder, "shelf/Cargo.toml", &package("shelf"));
    write(&folder, "shelf/src/lib.rs", SHELF);
    write(
        &folder,
        "app/Cargo.toml",
        &(package("app") + "shelf = { path = \"../shelf\" }\n"),
    );
    write(&folder, "app/src/bin/named.rs", NAMED);
    write(&folder, "app/src/bin/unnamed.rs", UNNAMED);
    folder
}

#[test]
#[ignore = "builds two programs four times; run by cargo xtask test"]
fn a_service_of_a_library_crate_is_found_through_services_with_every_lto() {
    let folder = linkage();
    for (profile, output, lto) in [
        ("dev", "debug", "off"),
        ("release", "release", "off"),
        ("release", "release", "thin"),
        ("release", "release", "fat"),
    ] {
        let lto = format!("profile.{profile}.lto=\"{lto}\"");
        // How the linker picks crates does not depend on optimisation; how long it takes does.
        let arguments = [
            "build",
            "--offline",
            "--quiet",
            "--bins",
            "--profile",
            profile,
            "--config",
            &lto,
            "--config",
            "profile.release.opt-level=1",
        ];
        let built = cargo(&folder, &arguments).output().expect("cargo runs");
        assert!(
            built.status.success(),
            "{lto}: {}",
            String::from_utf8_lossy(&built.stderr)
        );
        let says = |program: &str| {
            let run = Command::new(folder.join("target").join(output).join(program))
                .output()
                .expect("it runs");
            String::from_utf8(run.stdout).expect("UTF-8")
        };
        assert_eq!(says("named").trim(), "found", "{lto}");
        let unnamed = says("unnamed");
        assert!(
            unnamed.contains("`api`") && unnamed.contains("services!["),
            "{lto}: {unnamed}"
        );
    }
}

#[test]
fn the_readme_shows_hello_in_full() {
    let hello = fs::read_to_string(root().join("examples/hello.rs")).expect("hello");
    assert!(hello.lines().count() <= 25);
    let readme = fs::read_to_string(root().join("README.md")).expect("the readme");
    assert!(
        readme.contains(&format!("```rust\n{hello}```")),
        "README.md and examples/hello.rs differ"
    );
}

#[test]
#[ignore = "builds a new program and listens on port 8080; run by cargo xtask test"]
fn hello_pasted_into_a_new_crate_with_two_dependencies_runs() {
    let folder = folder("newcomer");
    // What `cargo new` writes; `cargo new` itself would add the crate to the workspace it stands in.
    let dependency = |name: &str| format!("{name} = {{ path = {:?} }}\n", root().join(name));
    let manifest =
        "[package]\nname = \"newcomer\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n";
    let manifest = format!(
        "{manifest}{}{}\n[workspace]\n",
        dependency("rpc-runtime"),
        dependency("mcp-adapter")
    );
    write(&folder, "Cargo.toml", &manifest);
    write(
        &folder,
        "src/main.rs",
        &fs::read_to_string(root().join("examples/hello.rs")).expect("hello"),
    );
    let built = cargo(&folder, &["build", "--offline"])
        .output()
        .expect("cargo runs");
    let notes = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success() && !notes.contains("warning"), "{notes}");

    let mut program = Command::new(folder.join("target/debug/newcomer"))
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    let answer = greet();
    let _ = program.kill();
    let _ = program.wait();
    let answer = answer.expect("it answers on port 8080 within 5 s");
    assert!(answer.ends_with(r#""result":"Hello, Ada!"}"#), "{answer}");
}

fn greet() -> Option<String> {
    let body = r#"{"jsonrpc":"2.0","id":1,"method":"Hello.greet","params":["Ada"]}"#;
    let limit = Instant::now() + Duration::from_secs(5);
    while Instant::now() < limit {
        std::thread::sleep(Duration::from_millis(50));
        let Ok(mut stream) = TcpStream::connect("127.0.0.1:8080") else {
            continue;
        };
        let head = "POST /rpc HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n";
        write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        return Some(answer);
    }
    None
}

#[test]
fn cargo_run_at_the_root_starts_the_catalog() {
    let arguments = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let output = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(arguments)
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    // With a second one, or none, Cargo would ask which program is meant.
    let chosen: Vec<_> = metadata["packages"]
        .as_array()
        .expect("packages")
        .iter()
        .filter_map(|package| package["default_run"].as_str())
        .collect();
    assert_eq!(chosen, ["catalog"]);
}
