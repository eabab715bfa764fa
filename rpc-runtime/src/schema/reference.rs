//! References inside a schema, and definitions that stand where nothing refers to.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Object, clean::walk};

/// New names of definitions by their old ones.
pub(super) type Renamed = BTreeMap<String, String>;

/// Where a schema written by hand keeps its own definitions.
const LOCAL: [&str; 2] = ["$defs", "definitions"];

/// The name of the definition that `path` points to, without the escapes of RFC 6901 and RFC 3986; `None` if it stands
/// elsewhere than right below `prefix`.
pub(super) fn target(path: &str, prefix: &str) -> Option<String> {
    let name = path.strip_prefix(prefix).filter(|name| !name.contains('/'))?;
    let mut bytes = Vec::with_capacity(name.len());
    let mut rest = name.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let escaped = (*first == b'%')
            .then(|| after.get(..2))
            .flatten()
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(escaped.unwrap_or(*first));
        rest = &rest[if escaped.is_some() { 3 } else { 1 }..];
    }
    let name = String::from_utf8(bytes).ok()?;
    Some(name.replace("~1", "/").replace("~0", "~"))
}

/// Calls `visit` with every `$ref` of a schema.
pub(super) fn for_each(schema: &mut Object, visit: &mut dyn FnMut(&mut String)) {
    let mut one = |object: &mut Object| {
        if let Some(Value::String(path)) = object.get_mut("$ref") {
            visit(path);
        }
    };
    one(schema);
    walk(schema, &mut |value, _| {
        if let Value::Object(object) = value {
            one(object);
        }
    });
}

/// Points references to the new names.
pub(super) fn rename(schema: &mut Object, prefix: &str, renamed: &Renamed) {
    if renamed.is_empty() {
        return;
    }
    for_each(schema, &mut |path| {
        if let Some(new) = target(path, prefix).and_then(|name| renamed.get(&name)) {
            *path = format!("{prefix}{new}");
        }
    });
}

/// Moves the definitions that a schema written by hand holds itself to `shared`, which stands at `prefix` of the
/// document: a reference is looked up from the root of the document, where they would not be found.
///
/// A schema with an `$id` is a document of its own and stays as it is.
pub(super) fn hoist(schema: &mut Object, prefix: &str, shared: &mut Object) {
    if schema.contains_key("$id") {
        return;
    }
    walk(schema, &mut |value, _| {
        if let Value::Object(inner) = value {
            lift(inner, prefix, shared);
        }
    });
    lift(schema, prefix, shared);
}

/// The same for the definitions themselves.
pub(super) fn hoist_all(shared: &mut Object, prefix: &str) {
    let mut next = 0;
    // What a definition brought is added at the end and looked at in its turn.
    while let Some(name) = shared.keys().nth(next).cloned() {
        if let Some(Value::Object(mut schema)) = shared.get_mut(&name).map(Value::take) {
            hoist(&mut schema, prefix, shared);
            shared.insert(name, Value::Object(schema));
        }
        next += 1;
    }
}

/// The same for one schema, without what is below it.
fn lift(schema: &mut Object, prefix: &str, shared: &mut Object) {
    if schema.contains_key("$id") {
        return;
    }
    for keyword in LOCAL {
        let Some(Value::Object(own)) = schema.shift_remove(keyword) else {
            continue;
        };
        let mut new_paths = BTreeMap::new();
        for (name, definition) in &own {
            let new = free_name(&legal(name), |taken| {
                shared.get(taken).is_some_and(|other| other != definition)
            });
            shared.entry(new.as_str()).or_insert_with(|| definition.clone());
            new_paths.insert(name.clone(), new);
        }
        let local = format!("#/{keyword}/");
        let mut redirect = |path: &mut String| {
            if let Some(new) = target(path, &local).and_then(|name| new_paths.get(&name)) {
                *path = format!("{prefix}{new}");
            }
        };
        for_each(schema, &mut redirect);
        for new in new_paths.values() {
            if let Some(Value::Object(definition)) = shared.get_mut(new) {
                for_each(definition, &mut redirect);
            }
        }
    }
}

/// A name with the characters that a component of OpenRPC may have.
pub(super) fn legal(name: &str) -> String {
    name.chars()
        .map(|character| match character {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '.' | '_' | '-' => character,
            _ => '_',
        })
        .collect()
}

/// `name`, or with a number where another type has it.
pub(super) fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut candidate = name.to_owned();
    let mut number = 2;
    while is_taken(&candidate) {
        candidate = format!("{name}{number}");
        number += 1;
    }
    candidate
}
