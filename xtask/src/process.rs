//! Processes: each has a time limit and is ended, with its descendants, by its id.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// For a run of cargo: a whole build and all tests fit.
pub(crate) const LONG: Duration = Duration::from_mins(30);

/// What a captured run left.
#[derive(Debug)]
pub(crate) struct Captured {
    /// `None`: ended by a signal.
    pub(crate) code: Option<i32>,
    /// Standard output and standard error as they came.
    pub(crate) output: String,
}

/// Runs with the terminal's output; anything but exit code 0 is an error.
pub(crate) fn run(command: &mut Command, limit: Duration) -> Result<(), String> {
    let mut child = start(command.stdin(Stdio::null()))?;
    let status = wait(&mut child, limit)?;
    success(command, status)
}

/// As [`run`], and hands over each line of the standard output.
pub(crate) fn run_with_lines(
    command: &mut Command,
    limit: Duration,
    mut each: impl FnMut(&str),
) -> Result<(), String> {
    let mut child = start(command.stdin(Stdio::null()).stdout(Stdio::piped()))?;
    let output = child.stdout.take().ok_or("no standard output")?;
    let (sender, lines) = mpsc::channel();
    // Ends with the output; a descendant that keeps the pipe open must not keep this program waiting.
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    let deadline = Instant::now() + limit;
    loop {
        match lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                println!("{line}");
                each(&line);
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                end(&mut child, Duration::ZERO)?;
                return Err(format!("no end after {} s: {}", limit.as_secs(), line(command)));
            }
        }
    }
    let status = wait(&mut child, Duration::from_secs(30))?;
    success(command, status)
}

/// Runs with the output in the file `log`, then read back.
pub(crate) fn capture(command: &mut Command, log: &Path, limit: Duration) -> Result<Captured, String> {
    let mut child = start(into_file(command, log)?)?;
    let status = wait(&mut child, limit);
    let output = fs::read(log).map_err(|fault| format!("cannot read {}: {fault}", log.display()))?;
    let output = String::from_utf8_lossy(&output).into_owned();
    match status {
        Ok(status) => Ok(Captured {
            code: status.code(),
            output,
        }),
        Err(fault) => {
            println!("{output}");
            Err(fault)
        }
    }
}

/// Sends both outputs into the file `log`.
pub(crate) fn into_file<'a>(command: &'a mut Command, log: &Path) -> Result<&'a mut Command, String> {
    let file = File::create(log).map_err(|fault| format!("cannot write {}: {fault}", log.display()))?;
    let copy = file
        .try_clone()
        .map_err(|fault| format!("cannot write {}: {fault}", log.display()))?;
    Ok(command.stdin(Stdio::null()).stdout(file).stderr(copy))
}

pub(crate) fn start(command: &mut Command) -> Result<Child, String> {
    command
        .spawn()
        .map_err(|fault| format!("cannot start {}: {fault}", line(command)))
}

/// Asks the process and its descendants to end, and makes those end that do not within `grace`.
pub(crate) fn end(child: &mut Child, grace: Duration) -> Result<ExitStatus, String> {
    let family = family(child.id());
    let (descendants, _) = family.split_at(family.len() - 1);
    if grace > Duration::ZERO {
        signal("TERM", &family);
        if let Some(status) = poll(child, grace)? {
            signal("KILL", descendants);
            return Ok(status);
        }
    }
    signal("KILL", &family);
    child.wait().map_err(|fault| fault.to_string())
}

fn wait(child: &mut Child, limit: Duration) -> Result<ExitStatus, String> {
    if let Some(status) = poll(child, limit)? {
        return Ok(status);
    }
    end(child, Duration::from_secs(2))?;
    Err(format!("no end after {} s", limit.as_secs()))
}

fn poll(child: &mut Child, limit: Duration) -> Result<Option<ExitStatus>, String> {
    let deadline = Instant::now() + limit;
    loop {
        let status = child.try_wait().map_err(|fault| fault.to_string())?;
        if status.is_some() || Instant::now() >= deadline {
            return Ok(status);
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// The process and its descendants, the youngest first.
fn family(process: u32) -> Vec<u32> {
    let mut members = Vec::new();
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    for child in children.split_whitespace().filter_map(|id| id.parse().ok()) {
        members.extend(family(child));
    }
    members.push(process);
    members
}

/// The shell's own `kill`: there on every machine that runs the scripts.
fn signal(name: &str, processes: &[u32]) {
    for process in processes {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", &format!("kill -{name} {process}")])
            .stderr(Stdio::null());
        // A process that ended by itself is no fault.
        drop(shell.status());
    }
}

fn success(command: &Command, status: ExitStatus) -> Result<(), String> {
    if status.success() {
        Ok(())
    } else {
        Err(format!("{status}: {}", line(command)))
    }
}

/// The command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    let words = std::iter::once(program).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use std::process::{self, Command};
    use std::time::{Duration, Instant};
    use std::{env, fs};

    use super::{capture, run_with_lines};

    #[test]
    fn a_run_over_its_limit_is_ended_with_its_descendants() {
        let log = env::temp_dir().join(format!("xtask-limit-{}.log", process::id()));
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 60 & echo $!; wait"]);
        let start = Instant::now();
        let fault = capture(&mut command, &log, Duration::from_millis(300)).unwrap_err();
        assert!(fault.starts_with("no end after"), "{fault}");
        assert!(start.elapsed() < Duration::from_secs(30));
        let sleeper = fs::read_to_string(&log).unwrap();
        fs::remove_file(&log).unwrap();
        let state = fs::read_to_string(format!("/proc/{}/stat", sleeper.trim())).unwrap_or_default();
        assert!(state.is_empty() || state.contains(") Z "), "still there: {state}");
    }

    #[test]
    fn lines_are_handed_over_and_the_exit_code_decides() {
        let mut lines = Vec::new();
        let mut command = Command::new("sh");
        command.args(["-c", "echo one; echo two; exit 3"]);
        let keep = |line: &str| lines.push(line.to_owned());
        let fault = run_with_lines(&mut command, Duration::from_secs(30), keep).unwrap_err();
        assert_eq!(lines, ["one", "two"]);
        assert!(fault.starts_with("exit status: 3"), "{fault}");
    }
}
