//! Which endpoint a path belongs to.

use std::sync::Arc;

use super::Mounted;
use crate::registry::Problem;

/// Answers whether the server is up.
pub(crate) const HEALTH: &str = "/healthz";

/// A mounted endpoint.
#[derive(Debug)]
pub(crate) struct Route {
    pub(crate) path: String,
    pub(crate) mounted: Arc<dyn Mounted>,
}

/// All mounted endpoints; none lies inside another.
#[derive(Debug, Default)]
pub(crate) struct RouteTable(Vec<Route>);

impl RouteTable {
    pub(crate) fn new(routes: Vec<Route>) -> Self {
        Self(routes)
    }

    /// The endpoint of a path and what follows the endpoint's path: nothing, or a slash and more.
    pub(crate) fn find<'a>(&self, path: &'a str) -> Option<(&Route, &'a str)> {
        self.0.iter().find_map(|route| {
            let rest = path.strip_prefix(route.path.as_str())?;
            (rest.is_empty() || rest.starts_with('/')).then_some((route, rest))
        })
    }

    /// The endpoint at exactly this path.
    pub(crate) fn exact(&self, path: &str) -> Option<&Route> {
        self.0.iter().find(|route| route.path == path)
    }

    /// The paths in the order of mounting.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|route| route.path.as_str())
    }
}

/// What is wrong with the paths of the endpoints.
pub(crate) fn path_problems(paths: &[&str]) -> Vec<Problem> {
    let mut problems = Vec::<Problem>::new();
    let mut add = |text: String| {
        let problem = Problem::new(text);
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    };
    for (index, path) in paths.iter().copied().enumerate() {
        if let Some(reason) = path_fault(path) {
            add(format!("endpoint path `{}` {reason}", path.escape_debug()));
        }
        for earlier in &paths[..index] {
            if *earlier == path {
                add(format!(
                    "two endpoints are mounted at `{path}`: give one of them another path"
                ));
            } else if let Some((outer, inner)) = nested(earlier, path) {
                add(format!(
                    "endpoint path `{inner}` lies inside `{outer}`, which serves sub-paths of its own: give one of them another path"
                ));
            }
        }
    }
    problems
}

fn path_fault(path: &str) -> Option<&'static str> {
    if path == HEALTH {
        Some("is where the server tells its health: choose another one")
    } else if !path.starts_with('/') {
        Some("needs a leading slash, as in `/rpc`")
    } else if path.ends_with('/') {
        Some("ends with a slash: leave it out, an endpoint needs a path of its own such as `/rpc`")
    } else if path.contains("//") || path.split('/').any(|segment| matches!(segment, "." | "..")) {
        Some("has an empty segment or one of dots, which clients fold away")
    } else if !path
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"/-._~!$&'()*+,;=:@".contains(&byte))
    {
        Some("has a character that cannot stand in a path (RFC 3986 §3.3)")
    } else {
        None
    }
}

fn nested<'a>(one: &'a str, other: &'a str) -> Option<(&'a str, &'a str)> {
    let is_inside = |outer: &str, inner: &str| {
        inner
            .strip_prefix(outer)
            .is_some_and(|rest| rest.starts_with('/'))
    };
    if is_inside(one, other) {
        Some((one, other))
    } else {
        is_inside(other, one).then_some((other, one))
    }
}

#[cfg(test)]
mod tests {
    use super::path_problems;

    #[test]
    fn paths_that_cannot_be_told_apart_are_problems() {
        assert_eq!(path_problems(&["/rpc", "/mcp", "/rpc2", "/a/b", "/a/c"]), []);
        for paths in [&["/rpc", "/rpc"][..], &["/rpc", "/rpc/v2"], &["/a/b", "/a"]] {
            assert_eq!(path_problems(paths).len(), 1, "{paths:?}");
        }
    }

    #[test]
    fn paths_that_no_request_reaches_are_problems() {
        for path in [
            "rpc", "/rpc/", "/healthz", "/a//b", "/a/../b", "/a b", "/a?b", "/ä", "/a%20",
        ] {
            assert_eq!(path_problems(&[path]).len(), 1, "{path}");
        }
        assert!(!path_problems(&["/"]).is_empty());
        assert!(!path_problems(&[""]).is_empty());
    }
}
