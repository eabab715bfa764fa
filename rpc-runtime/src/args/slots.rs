//! Sorts `params` into one raw value per parameter.

use std::fmt;

use serde::{
    Deserializer,
    de::{MapAccess, SeqAccess, Visitor},
};
use serde_json::value::RawValue;

use super::closest;
use crate::{
    descriptor::ParamDescriptor,
    error::Violation,
    jsonrpc::{MemberName, Params},
};

/// The raw arguments of one call in declared order, with every fault that shows without looking into them.
#[derive(Debug, Default)]
pub struct Slots<'a> {
    /// One per parameter, `None` where it was left out.
    pub values: Vec<Option<&'a RawValue>>,
    /// Members that no parameter has, repeated members, too many positions.
    pub unknown: Vec<Violation>,
}

impl<'a> Slots<'a> {
    /// Sorts `params` by the names or positions of `declared`.
    ///
    /// Names are compared exactly, case included (JSON-RPC 2.0 §4.2).
    #[must_use]
    pub fn new(params: Params<'a>, declared: &'static [ParamDescriptor]) -> Self {
        let mut slots = Self {
            values: vec![None; declared.len()],
            unknown: Vec::new(),
        };
        let sorted = match params {
            Params::None => return slots,
            Params::Named(raw) => raw.deserialize_map(ByName {
                slots: &mut slots,
                declared,
            }),
            Params::Positional(raw) => raw.deserialize_seq(ByPosition {
                slots: &mut slots,
                declared,
            }),
        };
        if let Err(error) = sorted {
            // The raw text was read as JSON of this form before, so this is not reached; if it were, it must be seen.
            slots.unknown.push(Violation::new(
                "",
                "type",
                format!("params cannot be read: {error}"),
            ));
        }
        slots
    }
}

/// `/name` with the escapes of RFC 6901.
#[must_use]
pub(crate) fn pointer_to(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

pub(crate) fn missing(name: &str) -> Violation {
    Violation::new(pointer_to(name), "required", format!("missing argument `{name}`"))
}

fn unknown(name: &str, declared: &'static [ParamDescriptor]) -> Violation {
    let suggestion = closest(name, declared.iter().map(|param| param.name));
    let shown: String = name.chars().take(100).collect();
    let message = match suggestion {
        Some(suggestion) => format!("unknown argument `{shown}`, did you mean `{suggestion}`?"),
        None => format!("unknown argument `{shown}`, {}", known(declared)),
    };
    let violation = Violation::new(pointer_to(&shown), "additionalProperties", message);
    match suggestion {
        Some(suggestion) => violation.with_suggestion(suggestion),
        None => violation,
    }
}

fn known(declared: &'static [ParamDescriptor]) -> String {
    let names: Vec<_> = declared.iter().map(|param| format!("`{}`", param.name)).collect();
    match names.as_slice() {
        [] => "there are no arguments".to_owned(),
        names => format!("known are {}", names.join(", ")),
    }
}

struct ByName<'s, 'a> {
    slots: &'s mut Slots<'a>,
    declared: &'static [ParamDescriptor],
}

impl<'a> Visitor<'a> for ByName<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<MemberName<'a>>()? {
            let value = map.next_value::<&'a RawValue>()?;
            match self.declared.iter().position(|param| param.name == name.0) {
                Some(index) if self.slots.values[index].is_none() => self.slots.values[index] = Some(value),
                // One more than is listed says that there are more; names beyond that are not looked at.
                _ if self.slots.unknown.len() > Violation::LISTED => {}
                Some(_) => self.slots.unknown.push(Violation::new(
                    pointer_to(&name.0),
                    "uniqueNames",
                    format!("argument `{}` is given twice", name.0),
                )),
                None => self.slots.unknown.push(unknown(&name.0, self.declared)),
            }
        }
        Ok(())
    }
}

struct ByPosition<'s, 'a> {
    slots: &'s mut Slots<'a>,
    declared: &'static [ParamDescriptor],
}

impl<'a> Visitor<'a> for ByPosition<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut seq: A) -> Result<(), A::Error> {
        let mut count = 0;
        while let Some(value) = seq.next_element::<&'a RawValue>()? {
            if let Some(slot) = self.slots.values.get_mut(count) {
                *slot = Some(value);
            }
            count += 1;
        }
        let limit = self.declared.len();
        if count > limit {
            let noun = if limit == 1 { "argument" } else { "arguments" };
            self.slots.unknown.push(
                Violation::new(
                    format!("/{limit}"),
                    "maxItems",
                    format!("{count} positional arguments given, the method takes {limit} {noun}"),
                )
                .with_expected(format!("at most {limit}"))
                .with_received(count.to_string()),
            );
        }
        Ok(())
    }
}
