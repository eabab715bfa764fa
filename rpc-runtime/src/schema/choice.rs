//! Enums whose variants have texts, as a plain list.

use serde_json::Value;

use super::Object;

/// One value of an enum with its text.
struct Variant {
    value: Value,
    text: Option<String>,
}

/// `oneOf` of documented constants becomes `enum` with the texts in the description: the same values, in a form that
/// clients show as a choice. Anything else is left as it is.
pub(super) fn flatten(schema: &mut Object) {
    if schema.contains_key("type") || schema.contains_key("enum") || schema.contains_key("const") {
        return;
    }
    let Some(variants) = schema
        .get("oneOf")
        .and_then(Value::as_array)
        .and_then(|branches| variants(branches))
    else {
        return;
    };
    let texts: Vec<String> = variants
        .iter()
        .filter_map(|variant| {
            let text = variant.text.as_ref()?.replace('\n', "\n  ");
            Some(format!("* `{}` - {text}", variant.value.as_str()?))
        })
        .collect();
    let own = schema
        .get("description")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let description = [own, &texts.join("\n")]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n");
    schema.shift_remove("oneOf");
    if !description.is_empty() {
        schema.insert("description".to_owned(), description.into());
    }
    schema.insert("type".to_owned(), "string".into());
    schema.insert(
        "enum".to_owned(),
        variants.into_iter().map(|variant| variant.value).collect(),
    );
}

/// The values of all branches; `None` if one of them is more than a list of distinct strings.
fn variants(branches: &[Value]) -> Option<Vec<Variant>> {
    let mut found: Vec<Variant> = Vec::new();
    for branch in branches {
        let branch = branch.as_object()?;
        let is_plain = branch
            .keys()
            .all(|keyword| matches!(keyword.as_str(), "type" | "const" | "enum" | "description"));
        if !is_plain || branch.get("type")? != "string" {
            return None;
        }
        let values = match (branch.get("const"), branch.get("enum")) {
            (Some(value), None) => std::slice::from_ref(value),
            (None, Some(Value::Array(values))) => values.as_slice(),
            _ => return None,
        };
        let text = branch.get("description").and_then(Value::as_str);
        for value in values {
            if !value.is_string() || found.iter().any(|other| other.value == *value) {
                return None;
            }
            found.push(Variant {
                value: value.clone(),
                text: text.map(str::to_owned),
            });
        }
    }
    (!found.is_empty()).then_some(found)
}
