//! Types whose schemas are easily wrong.

use std::{borrow::Cow, collections::HashMap};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How hard it rains.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Rain {
    /// A few drops.
    Drizzle,
    /// Stay inside.
    Downpour,
    Unknown,
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(tag = "kind")]
pub(crate) enum Internal {
    Circle { radius: u8 },
    Square { side: u8 },
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(tag = "t", content = "c")]
pub(crate) enum Adjacent {
    Number(i16),
    Pair(u8, String),
    Nothing,
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum Untagged {
    Number(u32),
    Text(String),
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Point(pub(crate) u8, pub(crate) u8);

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Metres(pub(crate) u16);

/// One value and where it was found.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Found<T> {
    pub(crate) value: T,
    pub(crate) place: Cow<'static, str>,
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Chicken {
    pub(crate) lays: Option<Box<Egg>>,
    pub(crate) friends: HashMap<String, Chicken>,
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Egg {
    pub(crate) hatches: Vec<Chicken>,
}

pub(crate) mod left {
    use super::{Deserialize, JsonSchema, Serialize};

    #[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    pub(crate) struct Item {
        pub(crate) left: u8,
    }
}

pub(crate) mod right {
    use super::{Deserialize, JsonSchema, Serialize};

    #[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    pub(crate) struct Item {
        pub(crate) right: u8,
    }
}

/// Named beyond ASCII, which a component of OpenRPC must not be.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[schemars(rename = "Größe (m)")]
pub(crate) struct Size {
    pub(crate) height: u8,
    pub(crate) next: Option<Box<Size>>,
}

/// A flattened enum beside closed members.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Flat {
    pub(crate) name: String,
    #[serde(flatten)]
    pub(crate) more: More,
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct More {
    pub(crate) size: Option<u8>,
}

/// A flattened enum in an object that is open, as serde leaves it.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Shape {
    /// What it is called.
    pub(crate) name: String,
    #[serde(flatten)]
    pub(crate) form: Internal,
}

/// Written by hand, with definitions of its own.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Address(pub(crate) Value);

impl JsonSchema for Address {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Address".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "properties": {
                "street": {"$ref": "#/$defs/text"},
                "pair": {"type": "array", "prefixItems": [{"type": "integer"}, {"$ref": "#/$defs/text"}], "minItems": 2, "maxItems": 2}
            },
            "required": ["street"],
            "dependentRequired": {"pair": ["street"]},
            "dependentSchemas": {"pair": {"required": ["street"]}},
            "unevaluatedProperties": false,
            "$defs": {"text": {"type": "string", "minLength": 1}}
        })
    }
}

/// Another one, whose definition has the same name and says something else.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Parcel(pub(crate) Value);

impl JsonSchema for Parcel {
    fn schema_name() -> Cow<'static, str> {
        "Parcel".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {"label": {"$ref": "#/$defs/text"}},
            "required": ["label"],
            "$defs": {"text": {"$anchor": "text", "type": "string", "maxLength": 3}}
        })
    }
}

#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub(crate) struct Shared {
    pub(crate) arc: Box<Rain>,
    pub(crate) item: Option<left::Item>,
    #[serde(default)]
    pub(crate) count: u32,
}

/// Holds what draft-07 cannot say.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Dynamic(pub(crate) Value);

impl JsonSchema for Dynamic {
    fn schema_name() -> Cow<'static, str> {
        "Dynamic".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"$dynamicAnchor": "node", "type": "object", "properties": {"next": {"$dynamicRef": "#node"}}})
    }
}
