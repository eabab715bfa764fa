//! The name that was probably meant.

/// The candidate nearest to `name`, if it is near enough to be meant.
pub fn closest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// Longer names are not compared: the cost grows with the square of the length, and the name comes from the wire.
    const LONGEST: usize = 64;
    if name.len() > LONGEST {
        return None;
    }
    let lower = name.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (distance(&lower, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| {
            *distance <= candidate.chars().count().max(3) / 3 || (name.len() >= 3 && candidate.to_lowercase().starts_with(&lower))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Edits (insert, delete, replace) between two texts.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn a_near_name_is_suggested_and_a_far_one_is_not() {
        let names = ["limit", "query"];
        assert_eq!(closest("limt", names), Some("limit"));
        assert_eq!(closest("Query", names), Some("query"));
        assert_eq!(closest("verbose", names), None);
        assert_eq!(closest("dept", ["depth"]), Some("depth"));
    }
}
