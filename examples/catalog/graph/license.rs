//! Which licenses the tree is under.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::Graph;

/// The packages under one license.
#[derive(Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LicenseGroup {
    /// SPDX expression, alternatives in alphabetical order; absent for packages that declare none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
    /// The packages as `name@version`, by name.
    pub packages: Vec<String>,
    /// How many packages these are.
    pub count: usize,
}

impl Graph {
    /// All packages by license: the group with the most packages first, among equals by license.
    pub(crate) fn licenses(&self) -> Vec<LicenseGroup> {
        let mut groups: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for node in &self.nodes {
            let license = node.package.license.as_deref().map(canonical);
            groups.entry(license).or_default().push(node.package.spec());
        }
        let mut groups: Vec<_> = groups
            .into_iter()
            .map(|(license, packages)| LicenseGroup {
                license,
                count: packages.len(),
                packages,
            })
            .collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.count));
        groups
    }
}

/// Spells equal choices equally: `MIT/Apache-2.0` (the form before SPDX) is `Apache-2.0 OR MIT`.
///
/// Expressions that are more than a list of alternatives are left alone.
fn canonical(expression: &str) -> String {
    if expression.contains(['(', ')']) || expression.contains(" AND ") {
        return expression.trim().to_owned();
    }
    let spdx = expression.replace('/', " OR ");
    let mut choices: Vec<_> = spdx.split(" OR ").map(str::trim).collect();
    choices.sort_unstable();
    choices.dedup();
    choices.join(" OR ")
}
