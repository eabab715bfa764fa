//! From a value to the `params` of a request.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::RpcError;

/// The JSON of `params`; none for what is written as `null`.
pub(super) fn raw_params(params: &impl Serialize) -> Result<Option<Box<RawValue>>, RpcError> {
    let raw = to_raw_value(params)
        .map_err(|error| RpcError::internal(format!("the params cannot be written as JSON: {error}")))?;
    Ok(Some(raw).filter(|raw| raw.get() != "null"))
}

#[cfg(test)]
mod tests {
    use serde_json::{json, value::RawValue};

    use super::raw_params;

    #[test]
    fn null_stands_for_no_params() {
        assert!(raw_params(&()).expect("JSON").is_none());
        assert!(raw_params(&None::<&RawValue>).expect("JSON").is_none());
        assert_eq!(
            raw_params(&json!({"a": 1})).expect("JSON").expect("params").get(),
            r#"{"a":1}"#
        );
        assert_eq!(raw_params(&[1, 2]).expect("JSON").expect("params").get(), "[1,2]");
        let raw = RawValue::from_string("{ \"a\": 1.0 }".to_owned()).expect("JSON");
        assert_eq!(
            raw_params(&Some(&raw)).expect("JSON").expect("params").get(),
            raw.get()
        );
    }
}
