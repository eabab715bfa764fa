//! The order of the layers, checked against the source: a module names only modules of its own layer or of a lower one.

use std::{fs, path::Path};

/// Lowest first; a module that is missing here fails the test.
const LAYERS: [&[&str]; 7] = [
    &["error", "jsonrpc"],
    &["descriptor", "context", "args", "text"],
    &["registry", "schema", "app_info"],
    &["validation"],
    &["executor"],
    &["dispatch", "openrpc"],
    &["http", "server"],
];

/// Read and re-export every layer; no code of a layer may name them.
const OUTSIDE: [&str; 3] = ["lib", "private", "layers"];

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&module))
}

/// Names after `crate::`, also in `use crate::{a::…, b}`.
fn named(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let code = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n");
    for (at, _) in code.match_indices("crate::") {
        if code[..at].ends_with('$') {
            continue;
        }
        let rest = &code[at + "crate::".len()..];
        let Some(inner) = rest.strip_prefix('{') else {
            names.push(
                rest.chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect(),
            );
            continue;
        };
        let (mut depth, mut word) = (0, String::new());
        for c in inner.chars() {
            match c {
                '}' if depth == 0 => break,
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => names.push(std::mem::take(&mut word)),
                c if depth == 0 && !c.is_whitespace() => word.push(c),
                _ => {}
            }
        }
        names.push(word);
    }
    names
        .into_iter()
        .map(|name| name.split(':').next().unwrap_or_default().to_owned())
        .filter(|name| !name.is_empty())
        .collect()
}

fn check(file: &Path, module: &str, faults: &mut Vec<String>) {
    let Some(own) = layer(module) else {
        faults.push(format!("`{module}` ({}) has no layer", file.display()));
        return;
    };
    let source = fs::read_to_string(file).expect("a source file is readable");
    for name in named(&source) {
        // Names of the crate root (re-exports) are only used in docs and macros, which start in upper case or are skipped.
        if layer(&name).is_some_and(|other| other > own) {
            faults.push(format!(
                "{}: layer {own} names `{name}` of a higher layer",
                file.display()
            ));
        }
    }
}

fn visit(folder: &Path, module: Option<&str>, faults: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a source folder is readable") {
        let path = entry.expect("a folder entry").path();
        let name = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or_default()
            .to_owned();
        let module = module.unwrap_or(&name);
        if OUTSIDE.contains(&module) {
            continue;
        }
        if path.is_dir() {
            visit(&path, Some(module), faults);
        } else {
            check(&path, module, faults);
        }
    }
}

#[test]
fn a_module_uses_only_its_own_layer_and_lower_ones() {
    let mut faults = Vec::new();
    visit(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        None,
        &mut faults,
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn names_are_found_in_nested_imports() {
    let source = "use crate::{args::{A, b::C}, error::E};\nlet x = crate::http::Y; // crate::no\n";
    assert_eq!(named(source), ["args", "error", "http", "no"]);
}
