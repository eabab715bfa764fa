//! Rules of names on the wire: what MCP and JSON-RPC allow (letters, digits, `_`, `-`, `.`, at most 128, no `rpc.`).

use crate::{
    fault::Faults,
    model::{Method, Service},
};

const LONGEST: usize = 128;

fn is_made_of_allowed(name: &str) -> bool {
    name.chars()
        .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'))
}

pub(super) fn block(service: &Service, faults: &mut Faults) {
    for (what, text) in [
        ("service name", &service.args.name),
        ("separator", &service.args.separator),
    ] {
        if let Some(text) = text
            && !is_made_of_allowed(&text.value())
        {
            faults.push(&text.0, format_args!("{what} `{}` has a character that names cannot hold: use ASCII letters, digits, `_`, `-` and `.`", text.value()));
        }
    }
}

pub(super) fn methods(service: &Service, faults: &mut Faults) {
    for method in service.published() {
        // What is wrong with the block's part has been said at the block.
        let is_block_right = [&service.args.name, &service.args.separator]
            .into_iter()
            .flatten()
            .all(|text| is_made_of_allowed(&text.value()));
        if is_block_right {
            name(method, faults);
        }
    }
}

fn name(method: &Method, faults: &mut Faults) {
    let name = &method.wire_name;
    let remedy = "give another with `#[rpc(name = \"…\")]`";
    if method
        .args
        .name
        .as_ref()
        .is_some_and(|own| own.value().is_empty())
        || name.is_empty()
    {
        faults.push_at(method.name_span(), "a method needs a name on the wire");
    } else if !is_made_of_allowed(name) {
        faults.push_at(
            method.name_span(),
            format_args!("wire name `{name}` has a character that names cannot hold: use ASCII letters, digits, `_`, `-` and `.`, {remedy}"),
        );
    } else if name.len() > LONGEST {
        faults.push_at(
            method.name_span(),
            format_args!(
                "wire name `{name}` has {} characters, at most {LONGEST} are allowed: {remedy}",
                name.len()
            ),
        );
    } else if name.starts_with("rpc.") {
        faults.push_at(
            method.name_span(),
            format_args!("wire name `{name}` begins with `rpc.`, which JSON-RPC 2.0 keeps for itself: {remedy}, or name the service otherwise"),
        );
    }
}

pub(super) fn duplicates(service: &Service, faults: &mut Faults) {
    let published: Vec<&Method> = service.published().collect();
    for (index, method) in published.iter().enumerate() {
        // Methods under `cfg` may be alternatives.
        let earlier = published[..index].iter().find(|earlier| {
            earlier.wire_name == method.wire_name && earlier.cfgs.is_empty() && method.cfgs.is_empty()
        });
        // Two methods of one Rust name are rustc's to report.
        if let Some(earlier) = earlier
            && earlier.signature.ident != method.signature.ident
        {
            faults.push_at(
                method.name_span(),
                format_args!(
                    "wire name `{}` is taken by `{}`, give `{}` another with `#[rpc(name = \"…\")]`",
                    method.wire_name, earlier.signature.ident, method.signature.ident
                ),
            );
        }
    }
}
