//! Which revision a message is written in: decided once, before the method is looked at.
//!
//! The order of the checks is a rule of its own. A modern request (2026-07-28 and later) is told by its `_meta` or by
//! its version header; then come its metadata, the version header, the version itself and the other mirror headers. The
//! handshake era knows the version header alone.

use std::borrow::Cow;

use rpc_runtime::jsonrpc::text_of;

use super::{
    fault::{Fault, shown},
    message::Request,
    mirror::{HeaderMirror, Mirrored},
    params::{Meta, key},
    revision::Revision,
    sentinel,
};

/// The eight levels of syslog (RFC 5424).
const LOG_LEVELS: [&str; 8] = [
    r#""debug""#,
    r#""info""#,
    r#""notice""#,
    r#""warning""#,
    r#""error""#,
    r#""critical""#,
    r#""alert""#,
    r#""emergency""#,
];

/// The revision of a request.
///
/// # Errors
/// The request contradicts itself or names a revision that is not served.
pub(crate) fn of_request(request: &Request<'_>, mirror: HeaderMirror<'_>) -> Result<Revision, Fault> {
    let meta = request.params().and_then(|params| params.meta());
    if meta.is_some_and(|meta| meta.protocol_version.is_some()) {
        return modern(request, meta, mirror);
    }
    let header = mirror.version();
    if names_modern(header) {
        if request.method == "initialize" {
            // The header asks for one era and the body for the other (2026-07-28, Backward Compatibility).
            return Err(Fault::header_mismatch(
                "header MCP-Protocol-Version names a revision without `initialize`: leave the header out, or send `server/discover`",
            ));
        }
        return modern(request, meta, mirror);
    }
    if let Some(name) = mirror.repeated() {
        return Err(Fault::invalid_request(format_args!(
            "header {name} is sent twice"
        )));
    }
    // The handshake starts without a version header and negotiates in its body.
    if request.method == "initialize" {
        Ok(Revision::UNSAID)
    } else {
        legacy(header)
    }
}

/// Whether a notification or a posted response is written in 2026-07-28 or later, told by the header alone: neither
/// carries metadata, and the other mirror headers are not defined for them.
///
/// # Errors
/// The header names a revision that is not served.
pub(crate) fn is_modern_without_answer(mirror: HeaderMirror<'_>) -> Result<bool, Fault> {
    let header = mirror.version();
    if names_modern(header) {
        Ok(true)
    } else {
        legacy(header).map(|_| false)
    }
}

fn names_modern(header: Mirrored<'_>) -> bool {
    matches!(header, Mirrored::Value(name) if Revision::from_name(name).is_some_and(Revision::is_modern))
}

/// Without a session the version of a handshake request is in its header (2025-11-25 transports, Protocol Version
/// Header).
fn legacy(header: Mirrored<'_>) -> Result<Revision, Fault> {
    match header {
        Mirrored::Absent => Ok(Revision::UNSAID),
        Mirrored::Value(name) => match Revision::from_name(name) {
            Some(revision) => Ok(revision),
            // A revision nobody here serves: its rules are unknown, so nothing else can be said about the request.
            None if is_date(name) => Err(Fault::unsupported_version(name)),
            None => Err(Fault::invalid_request(format_args!(
                "header MCP-Protocol-Version: `{}` is no revision",
                shown(name)
            ))),
        },
        Mirrored::Repeated => Err(Fault::invalid_request(
            "header MCP-Protocol-Version is sent twice",
        )),
        Mirrored::Unreadable => Err(Fault::invalid_request(
            "header MCP-Protocol-Version holds characters outside printable ASCII",
        )),
    }
}

/// Revisions are named by dates.
fn is_date(name: &str) -> bool {
    name.len() == 10
        && name.bytes().enumerate().all(|(at, byte)| {
            if at == 4 || at == 7 {
                byte == b'-'
            } else {
                byte.is_ascii_digit()
            }
        })
}

fn modern(
    request: &Request<'_>,
    meta: Option<&Meta<'_>>,
    mirror: HeaderMirror<'_>,
) -> Result<Revision, Fault> {
    let version = checked_meta(meta)?;
    same("MCP-Protocol-Version", mirror.version(), &version)?;
    let revision = Revision::from_name(&version)
        .filter(|revision| revision.is_modern())
        .ok_or_else(|| Fault::unsupported_version(&version))?;
    same("Mcp-Method", mirror.method(), &request.method)?;
    // A call without a readable name is refused by the method itself; there is nothing to compare.
    if request.method == "tools/call"
        && let Some(name) = request.params().and_then(|params| text_of(params.name?))
    {
        same_name(mirror.name(), &name)?;
    }
    Ok(revision)
}

/// The metadata that every request carries (2026-07-28, `_meta`); gives the version.
fn checked_meta<'a>(meta: Option<&Meta<'a>>) -> Result<Cow<'a, str>, Fault> {
    let version = meta.and_then(|meta| meta.protocol_version);
    let capabilities = meta.and_then(|meta| meta.client_capabilities);
    let (Some(version), Some(capabilities)) = (version, capabilities) else {
        let missing: Vec<_> = [
            (key::PROTOCOL_VERSION, version),
            (key::CLIENT_CAPABILITIES, capabilities),
        ]
        .into_iter()
        .filter_map(|(name, value)| value.is_none().then_some(name))
        .collect();
        return Err(Fault::invalid_meta(&format!(
            "missing in params._meta: {}",
            missing.join(", ")
        )));
    };
    let Some(version) = text_of(version) else {
        return Err(Fault::invalid_meta(&format!(
            "params._meta: {} must be a string",
            key::PROTOCOL_VERSION
        )));
    };
    if !capabilities.get().starts_with('{') {
        return Err(Fault::invalid_meta(&format!(
            "params._meta: {} must be an object",
            key::CLIENT_CAPABILITIES
        )));
    }
    if let Some(level) = meta.and_then(|meta| meta.log_level)
        && !LOG_LEVELS.contains(&level.get())
    {
        return Err(Fault::invalid_meta(&format!(
            "params._meta: {} must be one of {}",
            key::LOG_LEVEL,
            LOG_LEVELS.join(", ")
        )));
    }
    Ok(version)
}

fn same(header: &str, sent: Mirrored<'_>, body: &str) -> Result<(), Fault> {
    match sent {
        // Values are compared case-sensitively (2026-07-28, Case Sensitivity).
        Mirrored::Value(value) if value == body => Ok(()),
        other => Err(mismatch(header, other, body)),
    }
}

fn same_name(sent: Mirrored<'_>, body: &str) -> Result<(), Fault> {
    match sent {
        Mirrored::Value(value) => match sentinel::decode(value) {
            Some(decoded) if decoded == body => Ok(()),
            Some(_) => Err(mismatch("Mcp-Name", sent, body)),
            None => Err(Fault::header_mismatch(
                "header Mcp-Name is not valid: between `=?base64?` and `?=` stands padded Base64 of UTF-8 text",
            )),
        },
        other => Err(mismatch("Mcp-Name", other, body)),
    }
}

fn mismatch(header: &str, sent: Mirrored<'_>, body: &str) -> Fault {
    let body = shown(body);
    Fault::header_mismatch(&match (sent.defect(), sent) {
        (None, Mirrored::Value(value)) => {
            format!("header {header} is `{}`, the body says `{body}`", shown(value))
        }
        (defect, _) => format!(
            "header {header} {}, the body says `{body}`",
            defect.unwrap_or_default()
        ),
    })
}
