//! The protocol revisions, and what each of them allows.

/// A revision of the protocol that is served, oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Revision {
    V2025_03_26,
    V2025_06_18,
    V2025_11_25,
    V2026_07_28,
}

/// One column of the table of revisions: what is sent only where the revision defines it.
struct Allowed {
    name: &'static str,
    /// Metadata in every request instead of a handshake; `resultType`, caching hints and `serverInfo` in results.
    is_modern: bool,
    /// `title` of a tool beside its annotations, and of the server.
    title: bool,
    /// `outputSchema` and `structuredContent`.
    structured: bool,
    /// `description` and `websiteUrl` of the server.
    server_details: bool,
}

const TABLE: [Allowed; Revision::COUNT] = [
    Allowed {
        name: "2025-03-26",
        is_modern: false,
        title: false,
        structured: false,
        server_details: false,
    },
    Allowed {
        name: "2025-06-18",
        is_modern: false,
        title: true,
        structured: true,
        server_details: false,
    },
    Allowed {
        name: "2025-11-25",
        is_modern: false,
        title: true,
        structured: true,
        server_details: true,
    },
    Allowed {
        name: "2026-07-28",
        is_modern: true,
        title: true,
        structured: true,
        server_details: true,
    },
];

impl Revision {
    const COUNT: usize = 4;

    /// Every revision, newest first, as versions are listed to clients.
    pub(crate) const NEWEST_FIRST: [Self; Self::COUNT] = [
        Self::V2026_07_28,
        Self::V2025_11_25,
        Self::V2025_06_18,
        Self::V2025_03_26,
    ];

    /// What a request without any version is written in (2025-11-25 transports, Protocol Version Header).
    pub(crate) const UNSAID: Self = Self::V2025_03_26;

    /// What `initialize` answers where it cannot agree (2025-11-25 lifecycle, Version Negotiation).
    pub(crate) const NEWEST_LEGACY: Self = Self::V2025_11_25;

    /// The revision the in-process client speaks.
    pub(crate) const NEWEST: Self = Self::V2026_07_28;

    /// The revision of this name, if it is served.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::NEWEST_FIRST
            .into_iter()
            .find(|revision| revision.name() == name)
    }

    /// Its name on the wire.
    pub(crate) const fn name(self) -> &'static str {
        self.allowed().name
    }

    /// Whether requests carry their metadata with them.
    pub(crate) const fn is_modern(self) -> bool {
        self.allowed().is_modern
    }

    /// Whether tools and the server have a `title`.
    pub(crate) const fn has_title(self) -> bool {
        self.allowed().title
    }

    /// Whether tools have an `outputSchema` and results `structuredContent`.
    pub(crate) const fn has_structured_content(self) -> bool {
        self.allowed().structured
    }

    /// Whether the server says its description and website.
    pub(crate) const fn has_server_details(self) -> bool {
        self.allowed().server_details
    }

    const fn allowed(self) -> &'static Allowed {
        &TABLE[self as usize]
    }
}

/// One prepared thing for each revision.
#[derive(Debug)]
pub(crate) struct PerRevision<T>([T; Revision::COUNT]);

impl<T> PerRevision<T> {
    /// Prepares it for each.
    pub(crate) fn new(make: impl FnMut(Revision) -> T) -> Self {
        let mut oldest_first = Revision::NEWEST_FIRST;
        oldest_first.reverse();
        Self(oldest_first.map(make))
    }

    /// The one of `revision`.
    pub(crate) fn get(&self, revision: Revision) -> &T {
        &self.0[revision as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::{PerRevision, Revision};

    #[test]
    fn the_table_is_in_the_order_of_the_enum() {
        let names = PerRevision::new(Revision::name);
        for revision in Revision::NEWEST_FIRST {
            assert_eq!(*names.get(revision), revision.name());
            assert_eq!(
                format!("{revision:?}"),
                format!("V{}", revision.name().replace('-', "_"))
            );
            assert_eq!(Revision::from_name(revision.name()), Some(revision));
        }
    }
}
