//! Forms told apart by a tag.

use jsonschema::{ValidationError, error::ValidationErrorKind};
use serde_json::Value;

use super::fault::{choice, quoted, violations};
use crate::error::Violation;

/// Of an enum with `#[serde(tag = "kind")]`: the faults of the form whose tag was given, or the tags.
pub(super) fn tagged(
    context: &[Vec<ValidationError<'static>>],
    own: usize,
    place: &str,
) -> Option<Vec<Violation>> {
    let mut tags: Vec<&ValidationError<'static>> = Vec::new();
    let mut met = Vec::new();
    for branch in context {
        match branch.iter().find(|inner| is_tag(inner, own)) {
            Some(tag) => tags.push(tag),
            None => met.push(branch),
        }
    }
    let first = *tags.first()?;
    if tags
        .iter()
        .any(|tag| tag.instance_path().as_str() != first.instance_path().as_str())
    {
        return None;
    }
    match met.as_slice() {
        [] => {
            let options: Vec<Value> = tags.iter().filter_map(|tag| constant(tag).cloned()).collect();
            let pointer = format!("{place}{}", first.instance_path().as_str());
            let name = quoted(&pointer);
            Some(vec![choice(pointer, &name, "enum", &options, first.instance())])
        }
        [branch] => Some(branch.iter().flat_map(|inner| violations(inner, place)).collect()),
        _ => None,
    }
}

/// The faults of a rule that every form has: without its tag a value is told of the tag, not of all that forms ask for.
pub(super) fn shared(forms: &[Vec<Violation>], rule: &str) -> Vec<Violation> {
    let Some((first, others)) = forms.split_first() else {
        return Vec::new();
    };
    let is_shared = |fault: &&Violation| {
        let is_same = |other: &Violation| other.rule == fault.rule && other.pointer == fault.pointer;
        fault.rule == rule && others.iter().all(|form| form.iter().any(is_same))
    };
    first.iter().filter(is_shared).cloned().collect()
}

/// Whether a fault is that a member of the value itself is not the constant it should be.
fn is_tag(error: &ValidationError<'_>, own: usize) -> bool {
    let path = error.instance_path().as_str();
    constant(error).is_some() && path.get(own..).is_some_and(|rest| rest.rfind('/') == Some(0))
}

fn constant<'a>(error: &'a ValidationError<'_>) -> Option<&'a Value> {
    match error.kind() {
        ValidationErrorKind::Constant { expected_value } => Some(expected_value.as_ref()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::violations;

    /// What is said of a payment that is a card with a number, an invoice with days, or cash.
    fn told(payment: &Value) -> Vec<String> {
        let form = |kind: &str, member: &str, schema: Value| {
            let mut properties = json!({"kind": {"const": kind}});
            properties[member] = schema;
            json!({"type": "object", "properties": properties, "required": ["kind", member]})
        };
        let schema = json!({"oneOf": [
            form("card", "number", json!({"type": "string"})),
            form("invoice", "days", json!({"type": "integer"})),
            {"type": "object", "properties": {"kind": {"const": "cash"}}, "required": ["kind"]},
        ]});
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        validator
            .iter_errors(payment)
            .flat_map(|error| violations(&error, "/payment"))
            .map(|violation| violation.message)
            .collect()
    }

    #[test]
    fn an_unknown_tag_is_told_with_all_that_are_known() {
        assert_eq!(
            told(&json!({"kind": "cart"})),
            ["`payment.kind`: expected one of card, invoice, cash; did you mean `card`?"]
        );
    }

    #[test]
    fn the_form_of_the_tag_tells_what_is_missing_or_wrong() {
        assert_eq!(
            told(&json!({"kind": "card"})),
            ["missing member `payment.number`"]
        );
        assert_eq!(
            told(&json!({"kind": "invoice", "days": "x"})),
            ["`payment.days`: expected integer, got string"]
        );
    }

    #[test]
    fn a_missing_tag_is_told_once() {
        assert_eq!(told(&json!({})), ["missing member `payment.kind`"]);
    }
}
