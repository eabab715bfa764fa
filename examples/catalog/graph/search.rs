//! Packages by words.

use super::Graph;
use crate::package::Package;

/// How well a package answers a query, best first.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Relevance {
    /// The name is the query.
    Exact,
    /// The name begins with the query.
    Prefix,
    /// Every word is in the name.
    Name,
    /// Every word is in the name, the description or a keyword.
    Text,
}

/// What is searched of a package, in the form that [`normal`] gives it.
#[derive(Debug)]
pub(super) struct SearchText {
    name: String,
    /// Name, description and keywords, a line each, so that no word matches across two of them.
    all: String,
}

impl SearchText {
    pub(super) fn new(package: &Package) -> Self {
        let name = normal(&package.name);
        let mut all = name.clone();
        for text in package.description.iter().chain(&package.keywords) {
            all.push('\n');
            all.push_str(&normal(text));
        }
        Self { name, all }
    }

    fn relevance(&self, words: &[&str], whole: &str) -> Option<Relevance> {
        let all_in = |text: &str| words.iter().all(|word| text.contains(word));
        if !all_in(&self.all) {
            None
        } else if self.name == whole {
            Some(Relevance::Exact)
        } else if self.name.starts_with(whole) {
            Some(Relevance::Prefix)
        } else if all_in(&self.name) {
            Some(Relevance::Name)
        } else {
            Some(Relevance::Text)
        }
    }
}

impl Graph {
    /// Packages that match every word of the query, at most `limit`.
    ///
    /// Ordered by [`Relevance`]; among equals by name, then version descending. Case does not count, `_` is
    /// `-`, and a query of several words is compared with names as if they were joined by `-`. Without
    /// words everything matches.
    pub(crate) fn search(&self, query: &str, limit: usize) -> Vec<Package> {
        let query = normal(query);
        let words: Vec<_> = query.split_whitespace().collect();
        let whole = words.join("-");
        let mut hits: Vec<_> = self
            .nodes
            .iter()
            .filter_map(|node| Some((node.text.relevance(&words, &whole)?, &node.package)))
            .collect();
        // Stable: among equals the order of the nodes stays, which is by name and version.
        hits.sort_by(|(a, _), (b, _)| a.cmp(b));
        hits.into_iter()
            .take(limit)
            .map(|(_, package)| package.clone())
            .collect()
    }
}

fn normal(text: &str) -> String {
    text.to_lowercase().replace('_', "-")
}
