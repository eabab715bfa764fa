//! Cursors of `tools/list`: they need no memory, and hold on every replica that serves the same tools.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};

use crate::tool::Definition;

/// The cursor behind each page but the last: a fingerprint of all names, then the last name of the page.
///
/// With another set of tools the fingerprint differs, the cursor is unknown, and a client lists again instead of missing
/// a tool (2026-07-28 pagination).
pub(super) fn after(all: &[Definition<'_>], pages: &[&[Definition<'_>]]) -> Vec<String> {
    let fingerprint = fingerprint(all.iter().map(|tool| tool.name.as_str()));
    let (_, but_last) = pages.split_last().unwrap_or((&all, &[]));
    but_last
        .iter()
        .filter_map(|page| page.last())
        .map(|last| {
            let mut cursor = fingerprint.to_be_bytes().to_vec();
            cursor.extend_from_slice(last.name.as_bytes());
            BASE64_URL_SAFE_NO_PAD.encode(cursor)
        })
        .collect()
}

/// FNV-1a, which is the same in every process and every version of the standard library.
fn fingerprint<'a>(names: impl Iterator<Item = &'a str>) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    names
        .flat_map(|name| name.bytes().chain([b'\n']))
        .fold(OFFSET, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}
