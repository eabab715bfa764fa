//! The sections of a doc comment.

/// Sections for readers of the Rust code, which a caller of the API does not need.
const HIDDEN: [&str; 5] = ["arguments", "errors", "panics", "safety", "examples"];

/// A doc comment by what it is for.
#[derive(Debug, Default)]
pub(super) struct Sections {
    pub(super) description: String,
    pub(super) returns: String,
    pub(super) arguments: String,
}

/// Sorts a text into its sections. A section ends at the next heading of its own or a higher rank.
pub(super) fn split(text: &str) -> Sections {
    let mut sections = Sections::default();
    let mut fence = Fence::default();
    // The heading that the current lines stand under: its rank and lower-case title.
    let mut inside: Option<(usize, String)> = None;
    for line in text.lines() {
        if !fence.covers(line)
            && let Some((rank, title)) = heading(line)
            && inside.as_ref().is_none_or(|(outer, _)| rank <= *outer)
        {
            let title = title.to_lowercase();
            let is_special = title == "returns" || HIDDEN.contains(&title.as_str());
            inside = is_special.then_some((rank, title));
            if is_special {
                continue;
            }
        }
        let target = match inside.as_ref().map(|(_, title)| title.as_str()) {
            None => &mut sections.description,
            Some("returns") => &mut sections.returns,
            Some("arguments") => &mut sections.arguments,
            Some(_) => continue,
        };
        target.push_str(line);
        target.push('\n');
    }
    for text in [&mut sections.description, &mut sections.returns] {
        *text = text.trim_matches('\n').trim_end().to_owned();
    }
    sections
}

/// The first paragraph, its lines joined.
pub(super) fn first_paragraph(text: &str) -> String {
    let paragraph: Vec<&str> = text
        .lines()
        .take_while(|line| !line.trim().is_empty())
        .map(str::trim)
        .collect();
    paragraph
        .join(" ")
        .trim_start_matches('#')
        .trim_start()
        .to_owned()
}

/// `## Title ##`: rank and title.
fn heading(line: &str) -> Option<(usize, &str)> {
    let line = line
        .strip_prefix("   ")
        .or(line.strip_prefix("  "))
        .or(line.strip_prefix(' '))
        .unwrap_or(line);
    let title = line.trim_start_matches('#');
    let rank = line.len() - title.len();
    let is_heading = (1..=6).contains(&rank) && (title.is_empty() || title.starts_with([' ', '\t']));
    is_heading.then(|| (rank, title.trim().trim_end_matches('#').trim_end()))
}

/// Follows fenced code blocks (CommonMark 4.5) line by line.
#[derive(Debug, Default)]
pub(super) struct Fence(Option<(char, usize)>);

impl Fence {
    /// Whether the line is code or a fence.
    pub(super) fn covers(&mut self, line: &str) -> bool {
        let line = line.trim_start();
        let mark = line.chars().next().filter(|mark| matches!(mark, '`' | '~'));
        let run = mark.map_or(0, |mark| line.chars().take_while(|c| *c == mark).count());
        match (self.0, mark) {
            (Some((open, length)), Some(mark))
                if mark == open && run >= length && line[run..].trim().is_empty() =>
            {
                self.0 = None;
                true
            }
            (Some(_), _) => true,
            (None, Some(mark)) if run >= 3 && !(mark == '`' && line[run..].contains('`')) => {
                self.0 = Some((mark, run));
                true
            }
            (None, _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{first_paragraph, split};

    #[test]
    fn sections_for_readers_of_the_code_are_taken_out() {
        let text = "Finds.\n\n# Errors\n\nNone.\n\n## Detail\n\nx\n\n# Notes\n\nKept.\n\n# Returns\n\nThe\nlist.\n\n# Panics\nNever.";
        let sections = split(text);
        assert_eq!(sections.description, "Finds.\n\n# Notes\n\nKept.");
        assert_eq!(sections.returns, "The\nlist.");
    }

    #[test]
    fn a_heading_inside_a_code_fence_is_code() {
        let text = "Runs.\n\n```sh\n# Errors\nls\n```\n\nEnd.";
        assert_eq!(split(text).description, text);
    }

    #[test]
    fn the_summary_is_the_first_paragraph_on_one_line() {
        assert_eq!(first_paragraph("One\ntwo.\n\nThree."), "One two.");
        assert_eq!(first_paragraph(""), "");
    }
}
