//! Writes the response of a request whose result is put together piece by piece.

use rpc_runtime::jsonrpc::Id;

/// A response around the result that `write` appends; `size` is a guess at its length.
pub(crate) fn response(id: Id<'_>, size: usize, write: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let id = id.as_str();
    let mut out = Vec::with_capacity(40 + id.len() + size);
    out.extend_from_slice(br#"{"jsonrpc":"2.0","id":"#);
    out.extend_from_slice(id.as_bytes());
    out.extend_from_slice(br#","result":"#);
    write(&mut out);
    out.push(b'}');
    out
}
