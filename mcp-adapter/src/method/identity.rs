//! What the server says about itself: in `initialize`, in `server/discover`, and in every result of 2026-07-28.

use rpc_runtime::AppInfo;
use serde_json::{
    Map, Value, json,
    value::{RawValue, to_raw_value},
};

use crate::{
    endpoint::Settings,
    engine::{PerRevision, Revision, key},
};

/// The prepared texts.
#[derive(Debug)]
pub(crate) struct Identity {
    initialize: PerRevision<Box<RawValue>>,
    discover: Box<RawValue>,
    /// `_meta` of every other result of 2026-07-28.
    meta: Value,
    ttl_ms: u64,
}

impl Identity {
    /// Renders them.
    pub(crate) fn new(info: &AppInfo, settings: &Settings) -> Self {
        let ttl_ms = u64::try_from(settings.list_ttl.as_millis()).unwrap_or(u64::MAX);
        Self {
            initialize: PerRevision::new(|revision| raw(&initialize(info, settings, revision))),
            discover: raw(&discover(info, settings, ttl_ms)),
            // Name and version are what is asked for; a client reads the rest in `server/discover`.
            meta: json!({ key::SERVER_INFO: {"name": info.name, "version": info.version} }),
            ttl_ms,
        }
    }

    /// The result of `initialize` for the agreed revision.
    pub(super) fn initialize(&self, agreed: Revision) -> &RawValue {
        self.initialize.get(agreed)
    }

    /// The result of `server/discover`.
    pub(super) fn discover(&self) -> &RawValue {
        &self.discover
    }

    /// Members that end a result: `_meta` where the revision has it.
    pub(crate) fn close(&self, result: &mut Map<String, Value>, revision: Revision) {
        if revision.is_modern() {
            result.insert("_meta".to_owned(), self.meta.clone());
        }
    }

    /// Members that tell how long a result may be kept, and then those that end it (2026-07-28, Caching).
    ///
    /// `public`, since nothing in it depends on who asks.
    pub(crate) fn close_cacheable(&self, result: &mut Map<String, Value>, revision: Revision) {
        if revision.is_modern() {
            insert_cache(result, self.ttl_ms);
        }
        self.close(result, revision);
    }
}

fn initialize(info: &AppInfo, settings: &Settings, revision: Revision) -> Value {
    let mut result = Map::new();
    result.insert("protocolVersion".to_owned(), json!(revision.name()));
    result.insert("capabilities".to_owned(), capabilities());
    result.insert("serverInfo".to_owned(), implementation(info, revision));
    insert_text(&mut result, "instructions", settings.instructions.as_deref());
    Value::Object(result)
}

fn discover(info: &AppInfo, settings: &Settings, ttl_ms: u64) -> Value {
    let mut result = Map::new();
    result.insert("resultType".to_owned(), json!("complete"));
    result.insert(
        "supportedVersions".to_owned(),
        json!(Revision::NEWEST_FIRST.map(Revision::name)),
    );
    result.insert("capabilities".to_owned(), capabilities());
    insert_text(&mut result, "instructions", settings.instructions.as_deref());
    insert_cache(&mut result, ttl_ms);
    result.insert(
        "_meta".to_owned(),
        json!({ key::SERVER_INFO: implementation(info, Revision::NEWEST) }),
    );
    Value::Object(result)
}

/// The list of tools never changes while the server runs: no `listChanged`.
fn capabilities() -> Value {
    json!({"tools": {}})
}

/// `Implementation`, whose members grew from revision to revision.
fn implementation(info: &AppInfo, revision: Revision) -> Value {
    let mut object = Map::new();
    object.insert("name".to_owned(), json!(info.name));
    insert_text(
        &mut object,
        "title",
        info.title.as_deref().filter(|_| revision.has_title()),
    );
    object.insert("version".to_owned(), json!(info.version));
    let details = revision.has_server_details();
    insert_text(
        &mut object,
        "description",
        info.description.as_deref().filter(|_| details),
    );
    insert_text(
        &mut object,
        "websiteUrl",
        info.website.as_deref().filter(|_| details),
    );
    Value::Object(object)
}

fn insert_text(object: &mut Map<String, Value>, name: &str, text: Option<&str>) {
    if let Some(text) = text {
        object.insert(name.to_owned(), json!(text));
    }
}

fn insert_cache(result: &mut Map<String, Value>, ttl_ms: u64) {
    result.insert("ttlMs".to_owned(), json!(ttl_ms));
    result.insert("cacheScope".to_owned(), json!("public"));
}

/// A JSON value as text; writing one cannot fail.
pub(crate) fn raw(value: &Value) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
