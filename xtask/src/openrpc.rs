//! The OpenRPC document, checked by the validator of the OpenRPC project.

use std::fs;
use std::time::Duration;

use crate::report::{Done, Outcome};
use crate::server::Server;
use crate::tally::Tally;
use crate::{http, place, process, tool};

/// Fetches the document at `/rpc` and validates it.
pub(crate) fn validate(server: &Server, tally: &mut Tally) -> Outcome {
    let answer = http::get(server.address(), "/rpc")?;
    if answer.status != 200 {
        return Err(format!("GET /rpc answers {}: {}", answer.status, answer.text()));
    }
    let document = place::log("openrpc.json")?;
    fs::write(&document, &answer.body)
        .map_err(|fault| format!("cannot write {}: {fault}", document.display()))?;
    let mut command = tool::node()?;
    command
        .arg(place::acceptance("openrpc-validate.mjs"))
        .arg(&document);
    let result = process::run(&mut command, Duration::from_secs(60));
    tally.count(result.is_ok());
    result.map(|()| Done::Passed)
}
