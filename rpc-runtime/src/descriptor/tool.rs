//! Hints for carriers that present methods as tools.

/// What `#[mcp_tool(…)]` says; absent means not sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToolDescriptor {
    /// Title for tools alone.
    pub title: Option<&'static str>,
    /// Description for tools alone.
    pub description: Option<&'static str>,
    /// The tool changes nothing.
    pub read_only_hint: Option<bool>,
    /// The tool may destroy something.
    pub destructive_hint: Option<bool>,
    /// Calling it again with the same arguments changes nothing more.
    pub idempotent_hint: Option<bool>,
    /// The tool reaches an open world of outside things.
    pub open_world_hint: Option<bool>,
}

impl ToolDescriptor {
    /// No hint at all.
    pub const NONE: Self = Self {
        title: None,
        description: None,
        read_only_hint: None,
        destructive_hint: None,
        idempotent_hint: None,
        open_world_hint: None,
    };
}
