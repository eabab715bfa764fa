//! A crate of edition 2021 that depends on the runtime under another name and on nothing else.
//!
//! Generated code says `::rpc_runtime`, so that name must exist; the line below is what the manual tells such a crate.

extern crate api as rpc_runtime;

use api::{
    IntoRpcError, rpc_service,
    schemars::JsonSchema,
    serde::{Deserialize, Serialize},
};

/// An entry.
#[derive(Debug, Default, Deserialize, JsonSchema, Serialize)]
#[serde(crate = "api::serde")]
#[schemars(crate = "api::schemars")]
pub struct Entry {
    name: String,
}

/// Fault.
#[derive(Debug, IntoRpcError)]
pub enum Fault {
    /// Too long.
    #[rpc(code = 1)]
    TooLong {
        /// Length.
        length: usize,
    },
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("too long")
    }
}

/// Entries.
#[derive(Debug, Default)]
pub struct Entries;

#[rpc_service]
impl Entries {
    /// Gives it back.
    ///
    /// # Errors
    /// Its name is too long.
    pub async fn echo(&self, entry: Entry, #[rpc(default = 10)] limit: usize) -> Result<Entry, Fault> {
        match entry.name.len() {
            length if length > limit => Err(Fault::TooLong { length }),
            _ => Ok(entry),
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_renamed_runtime_finds_the_service() {
        let names: Vec<&str> = api::registry::SERVICES
            .iter()
            .map(|service| service.name)
            .collect();
        assert_eq!(names, ["Entries"]);
    }
}
