//! How many tests passed and failed.

/// Counts over all steps.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    pub(crate) fn count(&mut self, passed: bool) {
        if passed {
            self.passed += 1;
        } else {
            self.failed += 1;
        }
    }

    /// Adds a closing line of the test harness: `test result: ok. 12 passed; 0 failed; 1 ignored; …`.
    pub(crate) fn add_closing_line(&mut self, line: &str) {
        let Some(counts) = line.trim().strip_prefix("test result: ") else {
            return;
        };
        let counts = counts.split_once(". ").map_or("", |(_, counts)| counts);
        for part in counts.split(';') {
            match part.trim().split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse::<u64>().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse::<u64>().unwrap_or(0),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn closing_lines_of_the_harness_add_up() {
        let mut tally = Tally::default();
        tally.add_closing_line("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out");
        tally.add_closing_line("test result: FAILED. 2 passed; 1 failed; 0 ignored");
        tally.add_closing_line("test passed ... ok");
        assert_eq!(
            tally,
            Tally {
                passed: 14,
                failed: 1
            }
        );
    }
}
