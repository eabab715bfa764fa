//! The members of `params` and of `params._meta` that the protocol gives a meaning.

use rpc_runtime::serde::de::{IgnoredAny, MapAccess};
use serde_json::value::RawValue;

use super::object::{Members, Object, once};

/// Reserved names in `_meta` (2026-07-28, `_meta`).
pub(crate) mod key {
    pub(crate) const PROTOCOL_VERSION: &str = "io.modelcontextprotocol/protocolVersion";
    pub(crate) const CLIENT_CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";
    pub(crate) const CLIENT_INFO: &str = "io.modelcontextprotocol/clientInfo";
    pub(crate) const LOG_LEVEL: &str = "io.modelcontextprotocol/logLevel";
    pub(crate) const SERVER_INFO: &str = "io.modelcontextprotocol/serverInfo";
}

/// Members of `params`, whatever the method; unknown ones are ignored.
#[derive(Debug, Default)]
pub(crate) struct Params<'a> {
    pub(crate) name: Option<&'a RawValue>,
    pub(crate) arguments: Option<&'a RawValue>,
    pub(crate) cursor: Option<&'a RawValue>,
    pub(crate) protocol_version: Option<&'a RawValue>,
    pub(crate) capabilities: Option<&'a RawValue>,
    pub(crate) client_info: Option<&'a RawValue>,
    pub(crate) meta: Option<Object<Meta<'a>>>,
    /// The first member that stands there twice.
    pub(super) repeated: Option<&'static str>,
}

impl<'a> Params<'a> {
    /// The members of `_meta`, where it is an object.
    pub(crate) fn meta(&self) -> Option<&Meta<'a>> {
        self.meta.as_ref()?.members()
    }

    /// The first repeated member, `_meta` included.
    pub(super) fn repeated(&self) -> Option<&'static str> {
        self.repeated.or_else(|| self.meta()?.repeated)
    }
}

impl<'de> Members<'de> for Params<'de> {
    fn take<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error> {
        let twice = &mut self.repeated;
        match name {
            "name" => once(&mut self.name, "name", twice, map),
            "arguments" => once(&mut self.arguments, "arguments", twice, map),
            "cursor" => once(&mut self.cursor, "cursor", twice, map),
            "protocolVersion" => once(&mut self.protocol_version, "protocolVersion", twice, map),
            "capabilities" => once(&mut self.capabilities, "capabilities", twice, map),
            "clientInfo" => once(&mut self.client_info, "clientInfo", twice, map),
            "_meta" => once(&mut self.meta, "_meta", twice, map),
            _ => map.next_value::<IgnoredAny>().map(drop),
        }
    }
}

/// Reserved members of `_meta`; others, also unknown ones under the reserved prefix, are ignored.
#[derive(Debug, Default)]
pub(crate) struct Meta<'a> {
    pub(crate) protocol_version: Option<&'a RawValue>,
    pub(crate) client_capabilities: Option<&'a RawValue>,
    pub(crate) log_level: Option<&'a RawValue>,
    client_info: Option<IgnoredAny>,
    repeated: Option<&'static str>,
}

impl Meta<'_> {
    /// Whether the client says who it is; nothing depends on what it says.
    pub(crate) const fn has_client_info(&self) -> bool {
        self.client_info.is_some()
    }
}

impl<'de> Members<'de> for Meta<'de> {
    fn take<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error> {
        let twice = &mut self.repeated;
        match name {
            key::PROTOCOL_VERSION => once(&mut self.protocol_version, key::PROTOCOL_VERSION, twice, map),
            key::CLIENT_CAPABILITIES => once(
                &mut self.client_capabilities,
                key::CLIENT_CAPABILITIES,
                twice,
                map,
            ),
            key::LOG_LEVEL => once(&mut self.log_level, key::LOG_LEVEL, twice, map),
            key::CLIENT_INFO => once(&mut self.client_info, key::CLIENT_INFO, twice, map),
            _ => map.next_value::<IgnoredAny>().map(drop),
        }
    }
}
