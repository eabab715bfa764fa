//! One window of load on one server, and what it cost.

use std::fs;
use std::process::Command;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use crate::server::{self, Server};
use crate::{place, process};

/// The core of the servers.
pub(crate) const SERVER_CORE: usize = 0;
/// The core of the load.
const LOAD_CORE: usize = 1;

/// More than this many cores used by the rest of the machine disturb a window.
pub(crate) const NOISE: f64 = 0.3;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    /// CPU time of the server, user and system, in microseconds per request.
    pub(crate) cpu: f64,
    /// Requests per second.
    pub(crate) rate: f64,
    /// Median time of a call, in microseconds.
    pub(crate) p50: f64,
    /// 99th percentile of the time of a call, in microseconds.
    pub(crate) p99: f64,
    /// Cores used by others than the server and the load.
    pub(crate) other: f64,
}

/// Runs the load for one window. It compares every answer; an unexpected one is an error.
pub(crate) fn take(server: &Server, door: &str, connections: u32, seconds: u32) -> Result<Sample, String> {
    let id = server.id().ok_or("the server was stopped")?;
    let mut command = server::pinned(&place::binary("release", "load")?, Some(LOAD_CORE));
    command.args(["--address", &server.address().to_string(), "--door", door]);
    command.args([
        "--connections",
        &connections.to_string(),
        "--seconds",
        &seconds.to_string(),
    ]);
    let log = place::log("load.log")?;
    let limit = Duration::from_secs(u64::from(seconds) + 60);

    let (start, cpu, busy) = (Instant::now(), cpu_of(id)?, busy_cores()?);
    let run = process::capture(&mut command, &log, limit)?;
    let (elapsed, cpu, busy) = (start.elapsed(), cpu_of(id)? - cpu, busy_cores()? - busy);

    if run.code != Some(0) {
        println!("{}", run.output);
        server.show_log();
        return Err(format!("the load on /{door} failed"));
    }
    let field = |name| field(&run.output, name);
    let requests = field("requests")?.max(1.0);
    Ok(Sample {
        cpu: cpu * 1e6 / requests,
        rate: requests * 1e6 / field("elapsed_us")?,
        p50: field("p50_us")?,
        p99: field("p99_us")?,
        other: (busy - cpu - field("cpu_us")? / 1e6) / elapsed.as_secs_f64(),
    })
}

/// Waits, ten seconds at most, until the machine has little else to do.
pub(crate) fn until_quiet() -> Result<(), String> {
    for _ in 0..10 {
        let busy = busy_cores()?;
        thread::sleep(Duration::from_secs(1));
        if busy_cores()? - busy < NOISE {
            break;
        }
    }
    Ok(())
}

/// The middle value.
pub(crate) fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => f64::NAN,
        length if length % 2 == 1 => values[middle],
        _ => f64::midpoint(values[middle - 1], values[middle]),
    }
}

/// `name=value` in the line that the load prints.
fn field(output: &str, name: &str) -> Result<f64, String> {
    let mut pairs = output.split_whitespace().filter_map(|pair| pair.split_once('='));
    let value = pairs
        .find(|(key, _)| *key == name)
        .and_then(|(_, value)| value.parse().ok());
    value.ok_or_else(|| format!("the load printed no `{name}`: {output}"))
}

/// User and system time of a process, in seconds.
fn cpu_of(id: u32) -> Result<f64, String> {
    let text = read(&format!("/proc/{id}/stat"))?;
    // The name of the program may hold blanks; the state after it is the third field, the times are 14 and 15.
    let fields = text.rsplit_once(')').map_or("", |(_, fields)| fields);
    Ok(ticks(fields.split_whitespace().skip(11).take(2)))
}

/// Time that all cores were busy since the machine started, in seconds.
fn busy_cores() -> Result<f64, String> {
    let text = read("/proc/stat")?;
    let line: Vec<&str> = text
        .lines()
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    // user, nice, system, irq, softirq; not idle and iowait between them.
    Ok(ticks(
        [1, 2, 3, 6, 7]
            .iter()
            .filter_map(|index| line.get(*index).copied()),
    ))
}

fn ticks<'a>(fields: impl Iterator<Item = &'a str>) -> f64 {
    static PER_SECOND: OnceLock<f64> = OnceLock::new();
    let per_second = PER_SECOND.get_or_init(|| {
        let output = Command::new("getconf")
            .arg("CLK_TCK")
            .output()
            .map(|output| output.stdout);
        String::from_utf8(output.unwrap_or_default())
            .ok()
            .and_then(|text| text.trim().parse().ok())
            .unwrap_or(100.0)
    });
    fields.filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / per_second
}

fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(path).map_err(|fault| format!("cannot read {path}: {fault}"))
}

#[cfg(test)]
mod tests {
    use super::{field, median};

    #[test]
    fn the_median_is_the_middle_value_or_the_mean_of_two() {
        assert!((median([3.0, 1.0, 2.0].into_iter()) - 2.0).abs() < 1e-9);
        assert!((median([4.0, 1.0, 2.0, 3.0].into_iter()) - 2.5).abs() < 1e-9);
    }

    #[test]
    fn a_missing_field_of_the_load_is_an_error() {
        assert!(field("requests=12 p50_us=3", "requests").is_ok_and(|value| (value - 12.0).abs() < 1e-9));
        assert!(field("panicked", "requests").is_err());
    }
}
