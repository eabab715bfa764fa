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
        .map(|candidate| (strsim::osa_distance(&lower, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= (candidate.chars().count() / 3).min(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
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
        assert_eq!(closest("C", ["a", "b"]), None);
        assert_eq!(
            closest("Test.fial", ["Test.ping", "Test.fail"]),
            Some("Test.fail")
        );
    }
}
