//! Parameters: owned, lent, optional, with defaults.

use std::{borrow::Cow, path::Path};

use rpc_runtime::{rpc_service, schemars::SchemaGenerator};
use serde_json::{Value, json};

use crate::support::{call, method};

#[derive(Clone, Debug, Default, PartialEq, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(unreachable_pub)]
pub enum Level {
    #[default]
    Low,
    High,
}

/// Is not `Serialize`: its default cannot be shown unless it is a literal.
impl From<&str> for Level {
    fn from(text: &str) -> Self {
        if text == "high" { Self::High } else { Self::Low }
    }
}

#[derive(Default)]
struct Params;

#[rpc_service]
#[allow(
    unreachable_pub,
    clippy::too_many_arguments,
    clippy::option_option,
    clippy::ptr_arg
)]
impl Params {
    pub fn lent(
        &self,
        text: &str,
        list: &[u8],
        owned: &Vec<u8>,
        path: &Path,
        more: Option<&str>,
        most: Option<&[u8]>,
        cow: Option<Cow<'_, str>>,
    ) -> String {
        format!(
            "{text} {list:?} {owned:?} {} {more:?} {most:?} {cow:?}",
            path.display()
        )
    }

    pub fn optional(&self, one: Option<u8>, two: Option<Option<u8>>) -> String {
        format!("{one:?} {two:?}")
    }

    pub fn defaults(
        &self,
        #[rpc(default)] empty: Vec<u8>,
        #[rpc(default = "x")] text: &str,
        #[rpc(default = -3)] number: i8,
        #[rpc(default = 1.5)] float: f32,
        #[rpc(default = true)] flag: bool,
        #[rpc(default = "high")] literal: Level,
        #[rpc(default = Level::High)] level: Level,
        #[rpc(default = 7)] some: Option<u8>,
        #[rpc(default = None)] none: Option<u8>,
        #[rpc(default = vec!["a".to_owned()])] list: Vec<String>,
        #[rpc(default = "y")] maybe: Option<&str>,
        #[rpc(default = 18_446_744_073_709_551_615)] large: u64,
    ) -> String {
        format!(
            "{empty:?} {text} {number} {float} {flag} {literal:?} {level:?} {some:?} {none:?} {list:?} {maybe:?} {large}"
        )
    }

    #[rpc(by_name)]
    pub fn named(&self, first: Option<u8>, second: u8) -> u8 {
        first.unwrap_or(0) + second
    }

    pub fn object(&self, #[rpc(params)] level: std::collections::BTreeMap<String, Level>) -> usize {
        level.len()
    }
}

fn shown_defaults(name: &str) -> Vec<Option<Value>> {
    method(name)
        .params
        .iter()
        .map(|param| (param.default)())
        .collect()
}

#[test]
fn references_are_lent_from_owned_values() {
    let params = r#"["a", [1], [2], "p/q", "b", [3], "c"]"#;
    assert_eq!(
        call("Params.lent", params).unwrap(),
        json!(r#"a [1] [2] p/q Some("b") Some([3]) Some("c")"#)
    );
    let params = r#"["a", [1], [2], "p/q"]"#;
    assert_eq!(
        call("Params.lent", params).unwrap(),
        json!("a [1] [2] p/q None None None")
    );
}

#[test]
fn null_is_absent_for_an_option_and_a_value_for_an_option_of_an_option() {
    let params = method("Params.optional").params;
    assert_eq!((params[0].is_optional, params[0].null_is_absent), (true, true));
    assert_eq!((params[1].is_optional, params[1].null_is_absent), (true, false));
    assert_eq!(call("Params.optional", "{}").unwrap(), json!("None None"));
    assert_eq!(
        call("Params.optional", r#"{"one": null, "two": null}"#).unwrap(),
        json!("None Some(None)")
    );
    assert_eq!(
        call("Params.optional", "[1, 2]").unwrap(),
        json!("Some(1) Some(Some(2))")
    );
}

#[test]
fn the_schema_of_an_option_is_that_of_its_value() {
    let schema =
        |index: usize| (method("Params.optional").params[index].schema)(&mut SchemaGenerator::default());
    assert_eq!(schema(0).get("type"), Some(&json!("integer")));
    assert_eq!(schema(1).get("type"), Some(&json!(["integer", "null"])));
}

#[test]
fn defaults_are_used_and_shown() {
    assert_eq!(
        call("Params.defaults", "{}").unwrap(),
        json!(r#"[] x -3 1.5 true High High Some(7) None ["a"] Some("y") 18446744073709551615"#)
    );
    let shown = [
        Some(json!([])),
        Some(json!("x")),
        Some(json!(-3)),
        Some(json!(1.5)),
        Some(json!(true)),
        Some(json!("high")),
        None,
        Some(json!(7)),
        Some(json!(null)),
        Some(json!(["a"])),
        Some(json!("y")),
        Some(json!(18_446_744_073_709_551_615_u64)),
    ];
    assert_eq!(shown_defaults("Params.defaults"), shown);
    assert!(
        method("Params.defaults")
            .params
            .iter()
            .all(|param| param.is_optional && !param.null_is_absent)
    );
    assert_eq!(
        call("Params.defaults", r#"{"some": null, "none": 2, "number": 4}"#).unwrap(),
        json!(r#"[] x 4 1.5 true High High None Some(2) ["a"] Some("y") 18446744073709551615"#)
    );
}

#[test]
fn by_name_lifts_the_order_of_optional_parameters() {
    assert!(method("Params.named").is_by_name);
    assert_eq!(call("Params.named", r#"{"second": 2}"#).unwrap(), json!(2));
}

#[test]
fn a_params_object_is_the_whole_of_params() {
    assert!(method("Params.object").has_params_object);
    assert_eq!(
        call("Params.object", r#"{"a": "low", "b": "high"}"#).unwrap(),
        json!(2)
    );
}

#[test]
fn every_fault_of_the_arguments_is_told() {
    let error = call("Params.lent", r#"{"text": 1, "list": "x", "owned": []}"#).unwrap_err();
    let pointers: Vec<&Value> = error.extra()["violations"]
        .as_array()
        .unwrap()
        .iter()
        .map(|violation| &violation["pointer"])
        .collect();
    assert_eq!(pointers, ["/text", "/list", "/path"]);
}
