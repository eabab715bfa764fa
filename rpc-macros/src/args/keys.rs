//! The one table of keys.

/// Where an attribute stands, and what may be said there.
#[derive(Debug)]
pub(crate) struct Place {
    /// As in "on a method".
    pub(crate) on: &'static str,
    /// The attribute's name.
    pub(crate) attribute: &'static str,
    /// Its keys.
    pub(crate) keys: &'static [&'static str],
}

impl Place {
    pub(crate) const BLOCK: Self = Self {
        on: "an impl block",
        attribute: "rpc_service",
        keys: &["name", "group", "separator", "rename_all", "rename_all_params"],
    };
    pub(crate) const METHOD: Self = Self {
        on: "a method",
        attribute: "rpc",
        keys: &[
            "skip",
            "publish",
            "name",
            "blocking",
            "by_name",
            "title",
            "description",
        ],
    };
    pub(crate) const TOOL: Self = Self {
        on: "a method",
        attribute: "mcp_tool",
        keys: &[
            "title",
            "description",
            "read_only_hint",
            "destructive_hint",
            "idempotent_hint",
            "open_world_hint",
        ],
    };
    pub(crate) const PARAM: Self = Self {
        on: "a parameter",
        attribute: "rpc",
        keys: &["name", "default", "params", "context"],
    };
    pub(crate) const VARIANT: Self = Self {
        on: "a variant of an error",
        attribute: "rpc",
        keys: &["code", "hint", "retryable", "internal", "transparent"],
    };
    pub(crate) const ERROR: Self = Self {
        on: "an error struct",
        attribute: Self::VARIANT.attribute,
        keys: Self::VARIANT.keys,
    };

    const ALL: [&'static Self; 5] = [
        &Self::BLOCK,
        &Self::METHOD,
        &Self::TOOL,
        &Self::PARAM,
        &Self::VARIANT,
    ];

    /// Other places where `key` is known: ` (it is a key of `#[rpc(…)]` on a parameter)`.
    pub(crate) fn elsewhere(&self, key: &str) -> Option<String> {
        let mut others: Vec<_> = Self::ALL
            .iter()
            .filter(|other| {
                other.keys.contains(&key) && (other.on, other.attribute) != (self.on, self.attribute)
            })
            .collect();
        // The other attribute of the same item first.
        others.sort_by_key(|other| other.on != self.on);
        others
            .first()
            .map(|other| format!(", it is a key of `#[{}(…)]` on {}", other.attribute, other.on))
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    /// The keys of the table under a heading of the manual.
    fn documented(heading: &str) -> Vec<&'static str> {
        let manual = include_str!("../../../docs/attributes.md");
        let section = manual
            .split("\n## ")
            .find(|section| section.starts_with(heading))
            .expect("a section of the manual");
        let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
        rows.filter_map(|row| row.split('`').next()).collect()
    }

    #[test]
    fn the_manual_lists_every_key_and_no_other() {
        assert_eq!(documented("`#[rpc_service]`"), Place::BLOCK.keys);
        assert_eq!(documented("`#[rpc(…)]` on a method"), Place::METHOD.keys);
        assert_eq!(documented("`#[mcp_tool]`"), Place::TOOL.keys);
        assert_eq!(documented("`#[rpc(…)]` on a parameter"), Place::PARAM.keys);
        assert_eq!(documented("`#[derive(IntoRpcError)]`"), Place::VARIANT.keys);
    }
}
