//! Decides the commonest schemas on the raw text, without building a value.

use serde_json::{Value, value::RawValue};

use crate::schema::Object;

/// A schema that a glance at the raw text can satisfy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Quick {
    Any,
    String,
    Boolean,
    Integer {
        minimum: Option<i128>,
        maximum: Option<i128>,
    },
}

impl Quick {
    /// The quick form of a schema; `None` where one of its keywords needs the validator.
    pub(super) fn of(schema: &Object) -> Option<Self> {
        let mut kind = None;
        let (mut minimum, mut maximum) = (None, None);
        for (keyword, value) in schema {
            match keyword.as_str() {
                "description" | "default" | "title" | "examples" | "deprecated" => {}
                "type" => kind = Some(value.as_str()?),
                "minimum" => minimum = Some(value.as_number()?.as_i128()?),
                "maximum" => maximum = Some(value.as_number()?.as_i128()?),
                _ => return None,
            }
        }
        let is_bounded = minimum.is_some() || maximum.is_some();
        match kind {
            Some("integer") => Some(Self::Integer { minimum, maximum }),
            Some("string") if !is_bounded => Some(Self::String),
            Some("boolean") if !is_bounded => Some(Self::Boolean),
            None if !is_bounded => Some(Self::Any),
            _ => None,
        }
    }

    /// Whether the value certainly conforms; `false` means that the validator must look.
    pub(super) fn accepts(self, raw: &RawValue) -> bool {
        let text = raw.get();
        match self {
            Self::Any => true,
            Self::String => text.starts_with('"'),
            Self::Boolean => matches!(text, "true" | "false"),
            Self::Integer { minimum, maximum } => text.parse::<i128>().is_ok_and(|number| {
                minimum.is_none_or(|minimum| number >= minimum)
                    && maximum.is_none_or(|maximum| number <= maximum)
            }),
        }
    }
}

/// The sub-schema of one property.
pub(super) fn property<'a>(schema: &'a Object, name: &str) -> Option<&'a Object> {
    schema
        .get("properties")
        .and_then(|properties| properties.get(name))
        .and_then(Value::as_object)
}
