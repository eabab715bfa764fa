//! The check of one method, put together at start.

use jsonschema::Validator;
use serde_json::{Value, value::RawValue};

use super::{
    fault,
    quick::{Quick, property},
};
use crate::{args::Slots, descriptor::MethodDescriptor, error::Violation, jsonrpc::Params, schema::Object};

/// The schema check of one method.
#[derive(Debug)]
pub(crate) struct SchemaCheck {
    method: &'static MethodDescriptor,
    params: Vec<ParamCheck>,
}

#[derive(Debug)]
struct ParamCheck {
    quick: Option<Quick>,
    validator: Validator,
    pointer: String,
}

/// Arguments that conform, one raw value per parameter.
#[derive(Debug)]
pub(crate) struct Checked<'a>(pub(crate) Vec<Option<&'a RawValue>>);

impl SchemaCheck {
    /// The check of `method`, whose input schema is `schema`.
    ///
    /// # Errors
    /// The schema is not valid JSON Schema; the text says why.
    pub(crate) fn new(method: &'static MethodDescriptor, schema: &Object) -> Result<Self, String> {
        if method.has_params_object {
            let validator = jsonschema::validator_for(&Value::Object(schema.clone()))
                .map_err(|error| error.to_string())?;
            return Ok(Self {
                method,
                params: vec![ParamCheck {
                    quick: None,
                    validator,
                    pointer: String::new(),
                }],
            });
        }
        let params = method.params.iter().map(|param| {
            let mut own = property(schema, param.name).cloned().unwrap_or_default();
            let quick = Quick::of(&own);
            if quick.is_none()
                && let Some(definitions) = schema.get("$defs")
            {
                own.insert("$defs".to_owned(), definitions.clone());
            }
            let validator = jsonschema::validator_for(&Value::Object(own))
                .map_err(|error| format!("parameter `{}`: {error}", param.name))?;
            Ok(ParamCheck {
                quick,
                validator,
                pointer: crate::args::pointer_to(param.name),
            })
        });
        Ok(Self {
            method,
            params: params.collect::<Result<_, String>>()?,
        })
    }

    /// Sorts `params` into one raw value per parameter.
    ///
    /// # Errors
    /// Every violation: declared parameters in their order, then unknown members as sent.
    pub(crate) fn run<'a>(&self, params: Params<'a>) -> Result<Checked<'a>, Vec<Violation>> {
        if let Params::Positional(raw) = params
            && (self.method.is_by_name || self.method.has_params_object)
            && raw.get() != "[]"
        {
            let message = "positional arguments given, this method takes them by name: send an object";
            return Err(vec![
                Violation::new("", "type", message)
                    .with_expected("object")
                    .with_received("array"),
            ]);
        }
        if self.method.has_params_object {
            return self.run_object(params);
        }
        let Slots { values, unknown } = Slots::new(params, self.method.params);
        let mut violations = Vec::new();
        for ((check, param), value) in self.params.iter().zip(self.method.params).zip(&values) {
            match value {
                None if param.is_optional => {}
                None => violations.push(crate::args::missing(param.name)),
                Some(raw) if param.null_is_absent && raw.get() == "null" => {}
                Some(raw) => check.run(raw, &mut violations),
            }
        }
        violations.extend(unknown);
        if violations.is_empty() {
            Ok(Checked(values))
        } else {
            Err(violations)
        }
    }

    fn run_object<'a>(&self, params: Params<'a>) -> Result<Checked<'a>, Vec<Violation>> {
        let raw = match params {
            Params::Named(raw) => raw,
            Params::None | Params::Positional(_) => empty_object(),
        };
        let mut violations = Vec::new();
        for check in &self.params {
            check.run(raw, &mut violations);
        }
        if violations.is_empty() {
            Ok(Checked(vec![Some(raw)]))
        } else {
            Err(violations)
        }
    }
}

impl ParamCheck {
    fn run(&self, raw: &RawValue, violations: &mut Vec<Violation>) {
        if self.quick.is_some_and(|quick| quick.accepts(raw)) {
            return;
        }
        match serde_json::from_str::<Value>(raw.get()) {
            Ok(value) => {
                let room = (Violation::LISTED + 1).saturating_sub(violations.len());
                violations.extend(
                    self.validator
                        .iter_errors(&value)
                        .flat_map(|error| fault::violations(&error, &self.pointer))
                        .take(room),
                );
            }
            Err(error) => violations.push(fault::unreadable(&error, &self.pointer)),
        }
    }
}

fn empty_object() -> &'static RawValue {
    use std::sync::LazyLock;
    static EMPTY: LazyLock<Box<RawValue>> = LazyLock::new(|| {
        RawValue::from_string("{}".to_owned()).unwrap_or_else(|_| RawValue::NULL.to_owned())
    });
    &EMPTY
}
