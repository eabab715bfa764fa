//! The word that was probably meant.

/// `, did you mean `x`?`, or nothing where no candidate is near.
pub(crate) fn did_you_mean(word: &str, candidates: &[&str]) -> String {
    closest(word, candidates).map_or_else(String::new, |candidate| format!(", did you mean `{candidate}`?"))
}

/// The candidates as a list for a message: `a`, `b`, `c`.
pub(crate) fn list(candidates: &[&str]) -> String {
    candidates
        .iter()
        .map(|candidate| format!("`{candidate}`"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn closest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let plain = normalize(word);
    contained(&plain, candidates).or_else(|| nearest(&plain, candidates))
}

/// The longest candidate inside a longer word: `default` in `default_value`, `name` in `rename`.
fn contained<'a>(word: &[char], candidates: &[&'a str]) -> Option<&'a str> {
    candidates
        .iter()
        .map(|candidate| (normalize(candidate), *candidate))
        .filter(|(plain, _)| plain.len() >= 4 && word.windows(plain.len()).any(|part| part == plain))
        .max_by_key(|(plain, _)| plain.len())
        .map(|(_, candidate)| candidate)
}

fn nearest<'a>(word: &[char], candidates: &[&'a str]) -> Option<&'a str> {
    candidates
        .iter()
        .map(|candidate| (distance(word, &normalize(candidate)), *candidate))
        .filter(|(distance, candidate)| *distance <= candidate.len().max(3) / 3)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// `readOnlyHint`, `readonly_hint` and `read-only-hint` are the same guess.
fn normalize(word: &str) -> Vec<char> {
    word.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Edits (insert, delete, replace, swap of neighbours) between two words.
fn distance(left: &[char], right: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, b) in right.iter().enumerate() {
            let mut best = (row[j] + usize::from(a != b))
                .min(row[j + 1] + 1)
                .min(next[j] + 1);
            if i > 0 && j > 0 && *a == right[j - 1] && left[i - 1] == *b {
                best = best.min(before[j - 1] + 1);
            }
            next.push(best);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn a_key_inside_a_longer_word_is_meant() {
        let known = ["name", "by_name", "default"];
        assert_eq!(did_you_mean("rename", &known), ", did you mean `name`?");
        assert_eq!(did_you_mean("default_value", &known), ", did you mean `default`?");
        assert_eq!(did_you_mean("only_by_name", &known), ", did you mean `by_name`?");
    }

    #[test]
    fn spelling_case_and_separators_are_forgiven() {
        let known = ["read_only_hint", "title", "skip"];
        assert_eq!(
            did_you_mean("readonly_hint", &known),
            ", did you mean `read_only_hint`?"
        );
        assert_eq!(
            did_you_mean("readOnlyHint", &known),
            ", did you mean `read_only_hint`?"
        );
        assert_eq!(did_you_mean("skp", &known), ", did you mean `skip`?");
        assert_eq!(did_you_mean("tilte", &known), ", did you mean `title`?");
        assert_eq!(did_you_mean("rate", &known), "");
    }
}
