//! Who the server says it is.

/// Name and version of the application, for the OpenRPC document and for other protocols' server information.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AppInfo {
    /// Name, as of a package.
    pub name: String,
    /// Version.
    pub version: String,
    /// Name for people.
    pub title: Option<String>,
    /// One sentence.
    pub description: Option<String>,
    /// An `http` or `https` URL.
    pub website: Option<String>,
}

impl AppInfo {
    /// An application by name and version.
    #[must_use]
    pub fn new(name: impl Into<String>, version: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            version: version.into(),
            title: None,
            description: None,
            website: None,
        }
    }

    /// Replaces the name, where the package is called otherwise than the server.
    #[must_use]
    pub fn with_name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// Adds a name for people.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Adds a description; an empty one is none.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into()).filter(|text| !text.is_empty());
        self
    }

    /// Adds the address of the project; an empty one is none.
    #[must_use]
    pub fn with_website(mut self, url: impl Into<String>) -> Self {
        self.website = Some(url.into()).filter(|text| !text.is_empty());
        self
    }
}

/// The server of an application that does not say who it is.
impl Default for AppInfo {
    fn default() -> Self {
        Self::new("rpc-server", "0.0.0")
    }
}

/// [`AppInfo`] from the `Cargo.toml` of the crate that calls it.
///
/// ```
/// let info = rpc_runtime::app_info!();
/// assert_eq!(info.name, env!("CARGO_PKG_NAME"));
/// ```
#[macro_export]
macro_rules! app_info {
    () => {
        $crate::AppInfo::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"))
            .with_description(env!("CARGO_PKG_DESCRIPTION"))
            .with_website(env!("CARGO_PKG_HOMEPAGE"))
    };
}
