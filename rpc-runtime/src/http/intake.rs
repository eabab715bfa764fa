//! Reads a body within its limits.

use std::{fmt, pin::pin, time::Instant};

use ::http::StatusCode;
use bytes::{Bytes, BytesMut};
use futures_util::FutureExt;
use http_body_util::BodyExt;
use tokio::time::timeout;

use super::{Limits, reply::Refusal};

/// How much is set aside for a body before its bytes have come.
const FIRST_RESERVE: usize = 64 * 1024;

/// Reads the whole body. One that comes in one piece is not copied.
///
/// # Errors
/// The answer to a body that is too large (413), too slow (408) or broken off (400).
pub(super) async fn read<B>(body: B, limits: &Limits) -> Result<Bytes, Refusal>
where
    B: http_body::Body<Data = Bytes>,
    B::Error: fmt::Display,
{
    let declared = body.size_hint().lower();
    if declared > limits.max_body as u64 {
        return Err(too_large(limits));
    }
    let mut body = pin!(body);
    let mut first = Bytes::new();
    let mut joined = BytesMut::new();
    let mut started = None;
    while !body.is_end_stream() {
        // The clock is asked only when there is something to wait for.
        let mut next = body
            .frame()
            .map(|frame| frame.transpose().map_err(|error| broken(&error)));
        let arrived = (&mut next).now_or_never();
        let frame = match arrived {
            Some(frame) => frame,
            None => {
                let started = *started.get_or_insert_with(Instant::now);
                let left = limits.body_timeout.saturating_sub(started.elapsed());
                timeout(left.min(limits.body_gap_timeout), next)
                    .await
                    .map_err(|_| too_slow())?
            }
        };
        let Some(frame) = frame? else { break };
        let Ok(data) = frame.into_data() else { continue };
        if data.len() > limits.max_body - first.len() - joined.len() {
            return Err(too_large(limits));
        }
        if first.is_empty() && joined.is_empty() {
            first = data;
            continue;
        }
        if joined.is_empty() {
            joined.reserve(
                FIRST_RESERVE
                    .min(usize::try_from(declared).unwrap_or(0))
                    .max(first.len() + data.len()),
            );
            joined.extend_from_slice(&first);
            first = Bytes::new();
        }
        joined.extend_from_slice(&data);
    }
    Ok(if joined.is_empty() { first } else { joined.freeze() })
}

pub(super) fn too_large(limits: &Limits) -> Refusal {
    Refusal::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        &format!("the body is larger than {} bytes", limits.max_body),
    )
}

fn too_slow() -> Refusal {
    Refusal::new(StatusCode::REQUEST_TIMEOUT, "the body did not come in time")
}

fn broken(error: &impl fmt::Display) -> Refusal {
    Refusal::new(
        StatusCode::BAD_REQUEST,
        &format!("the body could not be read: {error}"),
    )
}
