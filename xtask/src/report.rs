//! Steps of a chore, their times, and the table at the end.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::table;
use crate::tally::Tally;

/// What a step that did not fail did.
#[derive(Debug)]
pub(crate) enum Done {
    Passed,
    /// Could not run here, with the reason.
    Skipped(String),
}

/// The error is one line for the table; the details were printed when they happened.
pub(crate) type Outcome = Result<Done, String>;

#[derive(Debug, Default)]
pub(crate) struct Report {
    rows: Vec<Vec<String>>,
    tally: Tally,
    failed: bool,
    time: Duration,
}

impl Report {
    /// Runs one step, whatever became of the ones before, and returns whether it passed.
    pub(crate) fn step(&mut self, name: &str, run: impl FnOnce(&mut Tally) -> Outcome) -> bool {
        println!("\n==> {name}");
        let start = Instant::now();
        let outcome = run(&mut self.tally);
        let time = start.elapsed();
        self.time += time;
        let result = match &outcome {
            Ok(Done::Passed) => "ok".to_owned(),
            Ok(Done::Skipped(reason)) => format!("skipped: {reason}"),
            Err(fault) => format!("FAILED: {fault}"),
        };
        println!("<== {name}: {result} ({})", seconds(time));
        self.failed |= outcome.is_err();
        self.rows.push(vec![name.to_owned(), seconds(time), result]);
        outcome.is_ok()
    }

    /// Prints the table and, last, the number of tests.
    pub(crate) fn finish(self) -> ExitCode {
        let mut rows = vec![table::row(&["step", "time", "result"])];
        rows.extend(self.rows);
        rows.push(vec![
            "all".to_owned(),
            seconds(self.time),
            if self.failed { "FAILED" } else { "ok" }.to_owned(),
        ]);
        println!("\n{}", table::render(&rows));
        if self.tally != Tally::default() {
            println!(
                "tests: {} passed, {} failed",
                self.tally.passed, self.tally.failed
            );
        }
        if self.failed {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }
}

/// `12.3 s`.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
