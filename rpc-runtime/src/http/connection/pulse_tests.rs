use std::{sync::Arc, time::Duration};

use tokio::time::Instant;

use super::{Pulse, Verdict};
use crate::http::Limits;

fn limits() -> Limits {
    Limits::default()
        .with_header_timeout(Duration::from_secs(10))
        .with_idle_timeout(Duration::from_secs(60))
        .with_write_timeout(Duration::from_secs(30))
}

fn after(pulse: &Pulse, seconds: u64) -> Verdict {
    pulse.judge(pulse.born + Duration::from_secs(seconds), &limits())
}

#[test]
fn a_connection_without_a_first_request_is_cut() {
    for is_http2 in [false, true] {
        let pulse = Pulse::new(Instant::now(), is_http2);
        pulse.read();
        assert_eq!(
            after(&pulse, 6),
            Verdict::Wait(pulse.born + Duration::from_secs(10))
        );
        assert!(matches!(after(&pulse, 10), Verdict::Cut(_)));
    }
}

#[test]
fn a_running_request_has_no_deadline() {
    let pulse = Arc::new(Pulse::new(Instant::now(), false));
    let running = pulse.run();
    assert!(matches!(after(&pulse, 100_000), Verdict::Wait(_)));
    drop(running);
    assert!(matches!(after(&pulse, 59), Verdict::Wait(_)));
    assert_eq!(after(&pulse, 61), Verdict::Retire);
}

#[test]
fn the_first_bytes_after_a_request_begin_a_header_section() {
    let pulse = Arc::new(Pulse::new(Instant::now(), false));
    drop(pulse.run());
    pulse.read();
    assert!(matches!(after(&pulse, 11), Verdict::Cut(_)));
}

#[test]
fn frames_of_http2_do_not_begin_a_header_section() {
    let pulse = Arc::new(Pulse::new(Instant::now(), true));
    drop(pulse.run());
    pulse.read();
    assert!(matches!(after(&pulse, 59), Verdict::Wait(_)));
    assert_eq!(after(&pulse, 61), Verdict::Retire);
}

#[test]
fn a_client_that_takes_nothing_is_cut_even_while_a_request_runs() {
    let pulse = Arc::new(Pulse::new(Instant::now(), false));
    let _running = pulse.run();
    pulse.block();
    assert!(matches!(after(&pulse, 29), Verdict::Wait(_)));
    assert!(matches!(after(&pulse, 31), Verdict::Cut(_)));
    pulse.wrote(1);
    assert!(matches!(after(&pulse, 31), Verdict::Wait(_)));
}
