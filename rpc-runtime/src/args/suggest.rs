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

/// As [`closest`]; else the one method that is called so in its service, since the name of the service is easily left out.
pub fn closest_method<'a>(name: &str, methods: impl IntoIterator<Item = &'a str> + Clone) -> Option<&'a str> {
    closest(name, methods.clone()).or_else(|| {
        let mut same = methods.into_iter().filter(|method| {
            method
                .strip_suffix(name)
                .is_some_and(|service| service.ends_with(|c: char| !c.is_alphanumeric()))
        });
        same.next().filter(|_| !name.is_empty() && same.next().is_none())
    })
}

#[cfg(test)]
mod tests {
    use super::{closest, closest_method};

    #[test]
    fn a_method_is_found_without_its_service_where_only_one_is_called_so() {
        let methods = ["Hello.greet", "Orders.get", "Notes.get", "state_getKeys"];
        assert_eq!(closest_method("greet", methods), Some("Hello.greet"));
        assert_eq!(closest_method("getKeys", methods), Some("state_getKeys"));
        assert_eq!(closest_method("get", methods), None);
        assert_eq!(closest_method("eet", methods), None);
        assert_eq!(closest_method("", methods), None);
        assert_eq!(closest_method("Hello.gret", methods), Some("Hello.greet"));
    }

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
