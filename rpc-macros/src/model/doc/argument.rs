//! The entries of a section `# Arguments`.

/// ``* `name` - text``, with `-` or `+` as bullets, `:` or a dash as separator, and continuation lines.
pub(super) fn entries(section: &str) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in section.lines() {
        match entry(line) {
            Some(entry) => entries.push(entry),
            None => {
                if let Some((_, text)) = entries.last_mut() {
                    text.push('\n');
                    text.push_str(line.trim());
                }
            }
        }
    }
    for (_, text) in &mut entries {
        *text = text.trim().to_owned();
    }
    entries
}

fn entry(line: &str) -> Option<(String, String)> {
    // A list inside an entry is indented and belongs to the entry.
    let indent = line.len() - line.trim_start().len();
    let item = line
        .trim_start()
        .strip_prefix(['*', '-', '+'])
        .filter(|_| indent < 2)?
        .strip_prefix(' ')?
        .trim_start();
    let (name, rest) = match item.strip_prefix('`') {
        Some(quoted) => quoted.split_once('`')?,
        None => item.split_at(
            item.find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(item.len()),
        ),
    };
    let rest = rest.trim_start();
    let text = rest
        .strip_prefix([':', '-', '–', '—'])?
        .trim_start_matches('-')
        .trim_start();
    let name = name.strip_prefix("r#").unwrap_or(name);
    (!name.is_empty()).then(|| (name.to_owned(), text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::entries;

    #[test]
    fn bullets_separators_and_continuation_lines_are_understood() {
        let section =
            "\n* `who` - Who is\n  pinging.\n- limit: How many.\n+ `r#type` — The type:\n  - a\n  - b\n";
        let expected = [
            ("who", "Who is\npinging."),
            ("limit", "How many."),
            ("type", "The type:\n- a\n- b"),
        ];
        let expected = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(entries(section), expected);
    }

    #[test]
    fn prose_is_no_entry() {
        assert_eq!(entries("Takes nothing.\n\n* note"), []);
    }
}
