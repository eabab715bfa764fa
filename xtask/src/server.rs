//! A server of the workspace, running for as long as its value lives.

use std::ffi::OsStr;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::{http, place, process};

#[derive(Debug)]
pub(crate) struct Server {
    name: String,
    address: SocketAddr,
    log: PathBuf,
    /// `None` once stopped.
    child: Option<Child>,
}

impl Server {
    /// Starts `program --listen 127.0.0.1:PORT arguments…` on a free port, pinned to a core if one is given, and
    /// waits until `/healthz` answers.
    pub(crate) fn start<A: AsRef<OsStr>>(
        name: &str,
        program: &Path,
        arguments: &[A],
        core: Option<usize>,
    ) -> Result<Self, String> {
        let address = free_address()?;
        let log = place::log(&format!("{name}.log"))?;
        let mut command = pinned(program, core);
        command
            .args(["--listen", &address.to_string()])
            .args(arguments)
            .current_dir(place::root());
        println!("starting {}", process::line(&command));
        let child = process::start(process::into_file(&mut command, &log)?)?;
        let mut server = Self {
            name: name.to_owned(),
            address,
            log,
            child: Some(child),
        };
        server.until_healthy(Duration::from_secs(20))?;
        Ok(server)
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The id of the process: of the server itself, `taskset` replaces itself by it.
    pub(crate) fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Asks the server to end; anything but a prompt end with exit code 0 is an error.
    pub(crate) fn stop(mut self) -> Result<(), String> {
        let Some(mut child) = self.child.take() else {
            return Ok(());
        };
        let status = process::end(&mut child, Duration::from_secs(10))?;
        if status.success() {
            return Ok(());
        }
        self.show_log();
        Err(format!("{} stopped with {status} after SIGTERM", self.name))
    }

    /// Prints the end of what the server wrote.
    pub(crate) fn show_log(&self) {
        let text = fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        println!("--- last lines of {}", self.log.display());
        for line in &lines[lines.len().saturating_sub(40)..] {
            println!("{line}");
        }
        println!("---");
    }

    fn until_healthy(&mut self, limit: Duration) -> Result<(), String> {
        let deadline = Instant::now() + limit;
        loop {
            let fault = match http::get(self.address, "/healthz") {
                Ok(answer) if answer.status == 200 => return Ok(()),
                Ok(answer) => format!("/healthz answers {}", answer.status),
                Err(fault) => fault,
            };
            let ended = self
                .child
                .as_mut()
                .and_then(|child| child.try_wait().ok().flatten());
            if ended.is_some() || Instant::now() > deadline {
                self.show_log();
                return Err(match ended {
                    Some(status) => format!("{} did not start: {status}", self.name),
                    None => format!("{} is not ready after {} s: {fault}", self.name, limit.as_secs()),
                });
            }
            thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(process::end(&mut child, Duration::from_secs(2)));
        }
    }
}

/// `program`, bound to one core if one is given.
pub(crate) fn pinned(program: &Path, core: Option<usize>) -> Command {
    let Some(core) = core else {
        return Command::new(program);
    };
    let mut command = Command::new("taskset");
    command.args(["-c", &core.to_string()]).arg(program);
    command
}

fn free_address() -> Result<SocketAddr, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    listener
        .and_then(|listener| listener.local_addr())
        .map_err(|fault| format!("no free port: {fault}"))
}
