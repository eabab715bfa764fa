//! CPU time per request of the product beside a bare server with the same answers.
//!
//! A server has core 0, the load core 1. Short windows alternate over servers and doors, and a ratio is taken
//! between windows of the same round, so that a slow spell of the machine meets both. Every answer is compared.

use std::thread;

use crate::process::{self, LONG};
use crate::report::{Done, Report};
use crate::sample::{self, Sample, median};
use crate::server::Server;
use crate::{gate, place, table};

/// The first is what the others are compared with.
const SERVERS: [&str; 2] = ["floor", "product"];
const DOORS: [&str; 2] = ["rpc", "mcp"];

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    rounds: u32,
    seconds: u32,
    connections: u32,
}

impl Plan {
    pub(crate) fn parse(arguments: &[String]) -> Result<Self, String> {
        let mut plan = Self {
            rounds: 6,
            seconds: 2,
            connections: 16,
        };
        for pair in arguments.chunks(2) {
            let field = match pair[0].as_str() {
                "--rounds" => &mut plan.rounds,
                "--seconds" => &mut plan.seconds,
                "--connections" => &mut plan.connections,
                other => return Err(format!("unknown argument `{other}` of bench")),
            };
            let value = pair
                .get(1)
                .and_then(|value| value.parse().ok())
                .filter(|value| (1..=900).contains(value));
            *field = value.ok_or_else(|| format!("{} needs a number from 1 to 900", pair[0]))?;
        }
        Ok(plan)
    }
}

/// All windows of one server at one door, in the order of the rounds.
struct Series {
    server: usize,
    door: &'static str,
    samples: Vec<Sample>,
}

pub(crate) fn run(report: &mut Report, plan: &Plan) {
    let built = report.step("build the servers", |_| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        if cores < 2 {
            return Err("needs two cores, one for the server and one for the load".to_owned());
        }
        process::run(
            &mut gate::cargo(&["build", "--release", "--package", "benches", "--bins"]),
            LONG,
        )?;
        Ok(Done::Passed)
    });
    if !built {
        return;
    }
    let mut series = Vec::new();
    report.step("measure", |_| {
        series = measure(plan)?;
        Ok(Done::Passed)
    });
    if !series.is_empty() {
        println!("\n{}", figures(&series, plan));
    }
}

fn measure(plan: &Plan) -> Result<Vec<Series>, String> {
    let mut servers = Vec::new();
    for name in SERVERS {
        let program = place::binary("release", name)?;
        servers.push(Server::start(
            &format!("bench-{name}"),
            &program,
            &[""; 0],
            Some(sample::SERVER_CORE),
        )?);
    }
    let mut all = Vec::new();
    for door in DOORS {
        for (server, running) in servers.iter().enumerate() {
            // Warms up and shows a wrong answer before any figure.
            sample::take(running, door, plan.connections, 1)?;
            all.push(Series {
                server,
                door,
                samples: Vec::new(),
            });
        }
    }
    for round in 1..=plan.rounds {
        sample::until_quiet()?;
        for series in &mut all {
            let sample = sample::take(
                &servers[series.server],
                series.door,
                plan.connections,
                plan.seconds,
            )?;
            println!(
                "round {round}: {:7} /{} {:7.2} us/request {:8.0}/s, others used {:.2} cores",
                SERVERS[series.server], series.door, sample.cpu, sample.rate, sample.other
            );
            series.samples.push(sample);
        }
    }
    Ok(all)
}

fn figures(all: &[Series], plan: &Plan) -> String {
    let head = [
        "door",
        "server",
        "CPU us/request",
        "ratio",
        "ratio from-to",
        "requests/s",
        "p50 us",
        "p99 us",
        "rounds",
    ];
    let mut rows = vec![table::row(&head)];
    for series in all {
        let Some(base) = all
            .iter()
            .find(|base| base.server == 0 && base.door == series.door)
        else {
            continue;
        };
        let pairs = quiet(series, base);
        let ratios = || pairs.iter().map(|(own, base)| own.cpu / base.cpu);
        let (low, high) = ratios().fold((f64::MAX, 0.0_f64), |(low, high), ratio| {
            (low.min(ratio), high.max(ratio))
        });
        let own = |value: fn(&Sample) -> f64| median(pairs.iter().map(|(own, _)| value(own)));
        rows.push(vec![
            format!("/{}", series.door),
            SERVERS[series.server].to_owned(),
            format!("{:.2}", own(|sample| sample.cpu)),
            format!("{:.2}", median(ratios())),
            format!("{low:.2}-{high:.2}"),
            format!("{:.0}", own(|sample| sample.rate)),
            format!("{:.0}", own(|sample| sample.p50)),
            format!("{:.0}", own(|sample| sample.p99)),
            format!("{} of {}", pairs.len(), plan.rounds),
        ]);
    }
    format!(
        "Medians of windows of {} s with {} connections; the ratio is to the floor in the same round.\n\n{}",
        plan.seconds,
        plan.connections,
        table::render(&rows)
    )
}

/// The windows with those of the base in the same round; without the disturbed ones, unless all are.
fn quiet<'a>(series: &'a Series, base: &'a Series) -> Vec<(&'a Sample, &'a Sample)> {
    let pairs = || series.samples.iter().zip(&base.samples);
    let quiet: Vec<_> = pairs()
        .filter(|(own, base)| own.other < sample::NOISE && base.other < sample::NOISE)
        .collect();
    if quiet.is_empty() {
        pairs().collect()
    } else {
        quiet
    }
}

#[cfg(test)]
mod tests {
    use super::Plan;

    #[test]
    fn arguments_come_in_pairs_in_any_order() {
        let arguments = ["--seconds", "3", "--rounds", "1"].map(str::to_owned);
        assert_eq!(
            Plan::parse(&arguments),
            Ok(Plan {
                rounds: 1,
                seconds: 3,
                connections: 16
            })
        );
        assert!(Plan::parse(&["--rounds".to_owned()]).is_err());
        assert!(Plan::parse(&["--rounds".to_owned(), "0".to_owned()]).is_err());
    }
}
