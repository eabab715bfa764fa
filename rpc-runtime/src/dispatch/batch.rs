//! Several envelopes in one body.

use std::sync::Arc;

use ::http::request::Parts;
use futures_util::future::join_all;
use serde_json::value::RawValue;

use super::{Dispatcher, refused};
use crate::jsonrpc::{Id, WireError};

impl Dispatcher {
    /// Runs the members side by side and answers in the order in which they were sent.
    pub(super) async fn batch(&self, members: Vec<&RawValue>, parts: Arc<Parts>) -> Option<Vec<u8>> {
        if members.is_empty() {
            return Some(refused(
                Id::NULL,
                &WireError::invalid_request("the batch is empty"),
            ));
        }
        if members.len() > self.max_batch {
            let reason = format_args!(
                "the batch has {} members, at most {} are served",
                members.len(),
                self.max_batch
            );
            return Some(refused(Id::NULL, &WireError::invalid_request(reason)));
        }
        let answers = join_all(
            members
                .into_iter()
                .map(|raw| self.single(raw, Arc::clone(&parts))),
        )
        .await;
        let mut out = Vec::with_capacity(
            answers
                .iter()
                .flatten()
                .map(|answer| answer.len() + 1)
                .sum::<usize>()
                + 2,
        );
        for answer in answers.into_iter().flatten() {
            out.push(if out.is_empty() { b'[' } else { b',' });
            out.extend_from_slice(&answer);
        }
        if out.is_empty() {
            return None;
        }
        out.push(b']');
        Some(out)
    }
}
