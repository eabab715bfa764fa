//! From the validator's errors to violations with a pointer, a rule and a sentence.

use jsonschema::{
    ValidationError,
    error::{TypeKind, ValidationErrorKind},
};
use serde_json::Value;

use super::tag::{shared, tagged};
use crate::{
    args::{closest, without_position},
    error::Violation,
};

/// The violations behind one error; `place` is the JSON pointer of the value that was checked.
pub(super) fn violations(error: &ValidationError<'_>, place: &str) -> Vec<Violation> {
    let pointer = format!("{place}{}", error.instance_path().as_str());
    let name = quoted(&pointer);
    let one = |violation| vec![violation];
    match error.kind() {
        ValidationErrorKind::Required { property } => {
            let property = property.as_str().unwrap_or_default();
            let inner = format!("{pointer}/{}", escape(property));
            one(Violation::new(
                inner.clone(),
                "required",
                format!("missing member {}", quoted(&inner)),
            ))
        }
        ValidationErrorKind::AdditionalProperties { unexpected }
        | ValidationErrorKind::UnevaluatedProperties { unexpected } => unexpected
            .iter()
            .map(|property| {
                let inner = format!("{pointer}/{}", escape(property));
                Violation::new(
                    inner.clone(),
                    error.kind().keyword(),
                    format!("unknown member {}", quoted(&inner)),
                )
            })
            .collect(),
        ValidationErrorKind::Type { kind } => {
            let expected = match kind {
                TypeKind::Single(kind) => kind.to_string(),
                TypeKind::Multiple(kinds) => kinds
                    .iter()
                    .map(|kind| kind.to_string())
                    .collect::<Vec<_>>()
                    .join(" or "),
            };
            let received = json_type(error.instance());
            let message = format!("{name}: expected {expected}, got {received}");
            one(Violation::new(pointer, "type", message)
                .with_expected(expected)
                .with_received(received))
        }
        ValidationErrorKind::Enum { options } => one(choice(
            pointer,
            &name,
            "enum",
            options.as_array().map_or(&[], Vec::as_slice),
            error.instance(),
        )),
        ValidationErrorKind::Constant { expected_value } => one(choice(
            pointer,
            &name,
            "const",
            std::slice::from_ref(expected_value.as_ref()),
            error.instance(),
        )),
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            branches(error, context, place, pointer, &name)
        }
        kind => {
            let message = format!("{name}: {}", error.masked_with("the value"));
            one(Violation::new(pointer, kind.keyword(), message)
                .with_received(json_type(error.instance()))
                .with_limit(kind))
        }
    }
}

/// JSON that no value can be made of: nested too deep, a number beyond every range, half a surrogate pair.
pub(super) fn unreadable(error: &serde_json::Error, place: &str) -> Violation {
    let reason = without_position(error);
    let name = quoted(place);
    if reason == "recursion limit exceeded" {
        Violation::new(
            place,
            "maxDepth",
            format!("{name}: nested deeper than 128 levels"),
        )
    } else {
        Violation::new(place, "type", format!("{name}: {reason}"))
    }
}

/// One of several forms: the faults of the form that was nearly met, or the list of what is possible.
fn branches(
    error: &ValidationError<'_>,
    context: &[Vec<ValidationError<'static>>],
    place: &str,
    pointer: String,
    name: &str,
) -> Vec<Violation> {
    let depth = |branch: &[ValidationError<'static>]| {
        branch
            .iter()
            .map(|inner| inner.instance_path().as_str().len())
            .max()
            .unwrap_or(0)
    };
    let own = error.instance_path().as_str().len();
    if let Some(violations) = tagged(context, own, place) {
        return violations;
    }
    if let Some(best) = context
        .iter()
        .max_by_key(|branch| depth(branch))
        .filter(|branch| depth(branch) > own)
    {
        return best.iter().flat_map(|inner| violations(inner, place)).collect();
    }
    let constants: Vec<Value> = context
        .iter()
        .flatten()
        .filter_map(|inner| match inner.kind() {
            ValidationErrorKind::Constant { expected_value } => Some(vec![expected_value.as_ref().clone()]),
            ValidationErrorKind::Enum { options } => options.as_array().cloned(),
            _ => None,
        })
        .flatten()
        .collect();
    if !constants.is_empty() {
        return vec![choice(pointer, name, "enum", &constants, error.instance())];
    }
    let rule = error.kind().keyword();
    let forms: Vec<Vec<Violation>> = context
        .iter()
        .map(|form| form.iter().flat_map(|inner| violations(inner, place)).collect())
        .collect();
    let missing = shared(&forms, "required");
    if !missing.is_empty() {
        return missing;
    }
    let mut inner: Vec<Violation> = forms.into_iter().flatten().collect();
    if inner
        .iter()
        .all(|violation| violation.rule == "type" && violation.pointer == pointer)
        && !inner.is_empty()
    {
        let mut expected: Vec<_> = inner
            .iter()
            .filter_map(|violation| violation.expected.clone())
            .collect();
        expected.dedup();
        let (expected, received) = (expected.join(" or "), json_type(error.instance()));
        let message = format!("{name}: expected {expected}, got {received}");
        return vec![
            Violation::new(pointer, "type", message)
                .with_expected(expected)
                .with_received(received),
        ];
    }
    inner.retain(|violation| violation.rule != "type");
    if inner.is_empty() {
        vec![
            Violation::new(
                pointer,
                rule,
                format!("{name}: matches none of the allowed forms"),
            )
            .with_received(json_type(error.instance())),
        ]
    } else {
        inner
    }
}

pub(super) fn choice(
    pointer: String,
    name: &str,
    rule: &str,
    options: &[Value],
    instance: &Value,
) -> Violation {
    let expected = options
        .iter()
        .map(|option| option.as_str().map_or_else(|| option.to_string(), str::to_owned))
        .collect::<Vec<_>>()
        .join(", ");
    let suggestion = instance
        .as_str()
        .and_then(|text| closest(text, options.iter().filter_map(Value::as_str)));
    let mut message = format!("{name}: expected one of {expected}");
    if let Some(suggestion) = suggestion {
        message.push_str(&format!("; did you mean `{suggestion}`?"));
    }
    let violation = Violation::new(pointer, rule, message)
        .with_expected(expected)
        .with_received(json_type(instance));
    match suggestion {
        Some(suggestion) => violation.with_suggestion(suggestion),
        None => violation,
    }
}

trait WithLimit {
    fn with_limit(self, kind: &ValidationErrorKind) -> Self;
}

impl WithLimit for Violation {
    fn with_limit(self, kind: &ValidationErrorKind) -> Self {
        use ValidationErrorKind as Kind;
        let expected = match kind {
            Kind::Maximum { limit } => format!("at most {limit}"),
            Kind::Minimum { limit } => format!("at least {limit}"),
            Kind::ExclusiveMaximum { limit } => format!("less than {limit}"),
            Kind::ExclusiveMinimum { limit } => format!("more than {limit}"),
            Kind::MaxItems { limit } => format!("at most {limit} items"),
            Kind::MinItems { limit } => format!("at least {limit} items"),
            Kind::MaxLength { limit } => format!("at most {limit} characters"),
            Kind::MinLength { limit } => format!("at least {limit} characters"),
            Kind::Pattern { pattern } => format!("a text that matches {pattern}"),
            Kind::Format { format } => format.clone(),
            Kind::MultipleOf { multiple_of } => format!("a multiple of {multiple_of}"),
            _ => return self,
        };
        self.with_expected(expected)
    }
}

/// The JSON type of a value, as the schema keyword `type` names it.
fn json_type(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// The value a pointer points to, as people write it.
pub(super) fn quoted(pointer: &str) -> String {
    if pointer.is_empty() {
        "the arguments".to_owned()
    } else {
        format!("`{}`", readable(pointer))
    }
}

/// `/items/0/name` as people write it: `items[0].name`.
fn readable(pointer: &str) -> String {
    let mut text = String::new();
    for part in pointer.split('/').skip(1) {
        let part = part.replace("~1", "/").replace("~0", "~");
        if !text.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()) {
            text.push_str(&format!("[{part}]"));
        } else {
            if !text.is_empty() {
                text.push('.');
            }
            text.push_str(&part);
        }
    }
    text
}

fn escape(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
