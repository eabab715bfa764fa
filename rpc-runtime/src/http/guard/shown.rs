//! Foreign bytes in a log line.

use std::fmt;

/// Foreign bytes for a log line: cut to a sane length, control characters and everything beyond ASCII escaped.
pub(super) struct Shown<'a>(pub(super) &'a [u8]);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LIMIT: usize = 128;
        let cut = &self.0[..self.0.len().min(LIMIT)];
        write!(
            f,
            "{}{}",
            cut.escape_ascii(),
            if cut.len() < self.0.len() { "…" } else { "" }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Shown;

    #[test]
    fn foreign_text_is_cut_and_escaped_in_the_log() {
        assert_eq!(Shown(b"a\r\n\x1b[31m\xff").to_string(), r"a\r\n\x1b[31m\xff");
        assert_eq!(Shown(&[b'a'; 500]).to_string().chars().count(), 129);
    }
}
