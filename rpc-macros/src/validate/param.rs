//! Rules of parameters.

use syn::Type;

use crate::{
    fault::Faults,
    model::{Method, Param},
};

pub(super) fn pattern(param: &Param, faults: &mut Faults) {
    if param.ident.is_none() {
        faults.push(
            &param.pattern,
            "a parameter needs a plain name, `x` or `mut x`, since clients pass it by name: take the value apart in the body",
        );
    }
}

/// Attributes of derives, as they stand on the fields of a struct.
pub(super) fn foreign(param: &Param, faults: &mut Faults) {
    for attribute in &param.attributes {
        let name = match attribute.path().get_ident() {
            Some(name) if name == "serde" || name == "schemars" => name,
            _ => continue,
        };
        faults.push(
            attribute,
            format_args!(
                "`#[{name}]` does nothing on a parameter: `#[rpc(…)]` has `name` and `default`; what else there is to say belongs on the \
                 parameter's type, or on a field of a struct taken with `#[rpc(params)]`"
            ),
        );
    }
}

pub(super) fn conditional(param: &Param, faults: &mut Faults) {
    if let Some(attribute) = param
        .attributes
        .iter()
        .find(|attribute| attribute.path().is_ident("cfg"))
    {
        faults.push(attribute, "`cfg` on a parameter of a published method is not supported: put it on two versions of the method");
    }
}

pub(super) fn context(param: &Param, faults: &mut Faults) {
    if !param.passing.is_context() {
        return;
    }
    let args = &param.args;
    let others = [
        (
            "name",
            args.name.as_ref().map(|name| &name.0 as &dyn quote::ToTokens),
        ),
        ("default", args.default_value.as_ref().map(|default| default as _)),
        ("params", args.params.as_ref().map(|word| &word.0 as _)),
    ];
    for (key, at) in others {
        if let Some(at) = at {
            faults.push(
                at,
                format_args!(
                    "`{}` is the context of the call and no argument, take `{key}` off",
                    param.wire_name
                ),
            );
        }
    }
}

pub(super) fn opaque(param: &Param, faults: &mut Faults) {
    let mut ty = &param.ty;
    loop {
        ty = match ty {
            Type::Group(group) => &group.elem,
            Type::Paren(paren) => &paren.elem,
            Type::Reference(reference) => &reference.elem,
            Type::ImplTrait(_) => {
                let remedy = "use a concrete type, or hide the method with `#[rpc(skip)]`";
                return faults.push(
                    ty,
                    format_args!("parameter `{}` cannot be `impl Trait`: {remedy}", param.wire_name),
                );
            }
            Type::TraitObject(_) => {
                let remedy = "use a concrete type, or hide the method with `#[rpc(skip)]`";
                return faults.push(
                    ty,
                    format_args!(
                        "parameter `{}` cannot be a trait object: {remedy}",
                        param.wire_name
                    ),
                );
            }
            _ => return,
        };
    }
}

pub(super) fn names(method: &Method, faults: &mut Faults) {
    let params: Vec<&Param> = method.arguments().collect();
    for (index, param) in params.iter().enumerate() {
        let at: &dyn quote::ToTokens = param.args.name.as_ref().map_or(&param.pattern, |name| &name.0);
        if param.wire_name.is_empty() {
            faults.push(at, "a parameter needs a name");
        } else if params[..index]
            .iter()
            .any(|earlier| earlier.wire_name == param.wire_name)
        {
            faults.push(
                at,
                format_args!(
                    "`{}` already has a parameter named `{}` on the wire, give one another with `#[rpc(name = \"…\")]`",
                    method.signature.ident, param.wire_name
                ),
            );
        }
    }
}

pub(super) fn params_object(method: &Method, faults: &mut Faults) {
    let Some(object) = method.params.iter().find(|param| param.args.params.is_some()) else {
        return;
    };
    if let Some(other) = method.arguments().find(|other| !std::ptr::eq(*other, object)) {
        faults.push(
            &other.pattern,
            format_args!(
                "`{}` takes its params as one object, so `{}` has no place beside it: make it a field of that type, or take `params` off",
                method.signature.ident, other.wire_name
            ),
        );
    }
    if let Some(name) = &object.args.name {
        faults.push(
            &name.0,
            "the params object itself has no name on the wire, take `name` off",
        );
    }
}
