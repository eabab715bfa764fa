//! Links reduced to their text: their targets are Rust paths or pages that a caller of the API does not follow.

use super::section::Fence;

/// Reduces `[text](target)`, `[text][reference]`, ``[`Type`]`` and `[path::Type]` outside code; drops the definitions of references.
pub(super) fn reduce(text: &str) -> String {
    let definitions = definitions(text);
    let mut result = Vec::new();
    let mut prose: Vec<&str> = Vec::new();
    let mut fence = Fence::default();
    for line in text.lines() {
        if fence.covers(line) {
            flush(&mut prose, &definitions, &mut result);
            result.push(line.to_owned());
        } else if definition(line).is_none() {
            prose.push(line);
        }
    }
    flush(&mut prose, &definitions, &mut result);
    let text = result.join("\n");
    text.trim_matches('\n').to_owned()
}

/// Lines of prose are reduced together, since a link may run over the end of a line.
fn flush(prose: &mut Vec<&str>, definitions: &[String], result: &mut Vec<String>) {
    if !prose.is_empty() {
        result.push(prose_without_links(&prose.join("\n"), definitions));
        prose.clear();
    }
}

/// The names that `[name]: target` lines define.
fn definitions(text: &str) -> Vec<String> {
    let mut fence = Fence::default();
    text.lines()
        .filter(|line| !fence.covers(line))
        .filter_map(definition)
        .map(str::to_owned)
        .collect()
}

fn definition(line: &str) -> Option<&str> {
    let (name, target) = line.trim_start().strip_prefix('[')?.split_once("]:")?;
    let is_one_target = target.split_whitespace().next().is_some();
    (is_one_target && !name.contains(['[', ']'])).then_some(name)
}

fn prose_without_links(text: &str, definitions: &[String]) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(index) = rest.find(['[', '`', '\\', '!']) {
        result.push_str(&rest[..index]);
        rest = &rest[index..];
        let taken = if rest.starts_with('`') {
            code_span(rest)
        } else if rest.starts_with('[') {
            match link(rest, definitions) {
                Some((content, length)) => {
                    result.push_str(&prose_without_links(content, definitions));
                    rest = &rest[length..];
                    continue;
                }
                None => 1,
            }
        } else if rest.starts_with("![") {
            // An image stays whole: its text alone would not say that there is one.
            2
        } else if let Some(escaped) = rest.strip_prefix('\\') {
            1 + escaped.chars().next().map_or(0, char::len_utf8)
        } else {
            1
        };
        result.push_str(&rest[..taken]);
        rest = &rest[taken..];
    }
    result + rest
}

/// Length of a code span, or of its opening run where it is never closed.
fn code_span(text: &str) -> usize {
    let run = text.chars().take_while(|c| *c == '`').count();
    let mut at = run;
    while let Some(found) = text[at..].find('`') {
        let start = at + found;
        let length = text[start..].chars().take_while(|c| *c == '`').count();
        if length == run {
            return start + length;
        }
        at = start + length;
    }
    run
}

/// The text of the link that begins here and the length of the whole link.
fn link<'a>(text: &'a str, definitions: &[String]) -> Option<(&'a str, usize)> {
    let end = closing(text, '[', ']')?;
    let content = &text[1..end];
    let after = &text[end + 1..];
    if after.starts_with('(') {
        return closing(after, '(', ')').map(|length| (content, end + 1 + length + 1));
    }
    if let Some(reference) = after.strip_prefix('[')
        && let Some(length) = reference.find(']')
    {
        return Some((content, end + 1 + length + 2));
    }
    let is_known = definitions.iter().any(|name| name.eq_ignore_ascii_case(content));
    (is_known || is_path(content)).then_some((content, end + 1))
}

/// Where the bracket that opens `text` is closed; code spans inside are skipped.
fn closing(text: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 0_usize;
    let mut skip_to = 0;
    for (index, c) in text.char_indices() {
        if index < skip_to {
            continue;
        }
        if c == '`' {
            skip_to = index + code_span(&text[index..]);
        } else if c == '\\' {
            skip_to = index + 2;
        } else if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
            if depth == 0 {
                return Some(index);
            }
        }
    }
    None
}

/// Whether a lone `[content]` is a link of rustdoc: code, or the path of a type. `[x]` of a task list is none.
fn is_path(content: &str) -> bool {
    if content.len() > 2 && content.starts_with('`') && content.ends_with('`') {
        return true;
    }
    let path = content.trim_end_matches("()").trim_end_matches('!');
    let is_path = path.split("::").all(|segment| {
        !segment.is_empty()
            && !segment.starts_with(|c: char| c.is_ascii_digit())
            && segment.chars().all(|c| c.is_alphanumeric() || c == '_')
    });
    is_path && (path.contains("::") || path.len() > 1 && path.starts_with(|c: char| c.is_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::reduce;

    #[test]
    fn every_form_of_link_is_reduced_to_its_text() {
        let text = "See [the list](Catalog::list), [`Product`], [crate::Product] and [more\nof it][ref].\n\n[ref]: https://example.org";
        assert_eq!(
            reduce(text),
            "See the list, `Product`, crate::Product and more\nof it."
        );
        assert_eq!(
            reduce("[`a(b)`](x(y)) [[inner]](z) [`T`][crate::T]"),
            "`a(b)` [inner] `T`"
        );
    }

    #[test]
    fn what_is_no_link_stays() {
        for text in [
            "a[0] and [1, 2]",
            "- [x] done",
            "`[text](target)`",
            "```\n[text](target)\n```",
            "![logo](x.png)",
            "\\[a](b)",
            "[open",
        ] {
            assert_eq!(reduce(text), text);
        }
    }
}
