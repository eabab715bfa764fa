//! Rules of a method.

use syn::{FnArg, GenericParam, Safety};

use crate::{
    args::is_marker,
    fault::Faults,
    model::{Method, Receiver},
};

pub(super) fn skip_alone(method: &Method, faults: &mut Faults) {
    if let Some(skip) = &method.args.skip
        && method.args.says_more_than_skip()
    {
        faults.push(
            &skip.0,
            format_args!(
                "`skip` hides `{}`, so nothing else can be said about it: take `skip` or the other keys off",
                method.signature.ident
            ),
        );
    }
}

pub(super) fn hidden_tool(method: &Method, faults: &mut Faults) {
    let Some(attribute) = method
        .attributes
        .iter()
        .find(|attribute| is_marker(attribute, "mcp_tool"))
    else {
        return;
    };
    let name = &method.signature.ident;
    let remedy = if method.args.skip.is_some() {
        "take `#[rpc(skip)]` or this off".to_owned()
    } else if method.receiver == Receiver::None {
        "it has no `self`: add `#[rpc(publish)]`".to_owned()
    } else {
        format!("make it `pub fn {name}`, or add `#[rpc(publish)]`")
    };
    faults.push(
        attribute,
        format_args!("`{name}` is not published, and `#[mcp_tool]` does not publish it: {remedy}"),
    );
}

pub(super) fn hidden_params(method: &Method, faults: &mut Faults) {
    for param in &method.params {
        if let Some(attribute) = param
            .attributes
            .iter()
            .find(|attribute| is_marker(attribute, "rpc"))
        {
            faults.push(
                attribute,
                format_args!("`{}` is not published, so nothing can be said about its parameters: publish it, or take this off", method.signature.ident),
            );
        }
    }
}

pub(super) fn receiver(method: &Method, faults: &mut Faults) {
    let Some(receiver) = method
        .signature
        .inputs
        .first()
        .filter(|input| matches!(input, FnArg::Receiver(_)))
    else {
        return;
    };
    let name = &method.signature.ident;
    let taken = match method.receiver {
        Receiver::Mutable => {
            "one instance serves all calls at once, so it cannot take `&mut self`: take `&self` with a lock or an atomic inside"
        }
        Receiver::Value => {
            "one instance serves all calls, so it cannot take `self` away: take `&self` or `self: Arc<Self>`"
        }
        Receiver::Other => "it must take `&self`, `self: Arc<Self>` or `self: &Arc<Self>`",
        _ => return,
    };
    faults.push(
        receiver,
        format_args!("`{name}` is published; {taken}, or hide the method with `#[rpc(skip)]`"),
    );
}

pub(super) fn generics(method: &Method, faults: &mut Faults) {
    let name = &method.signature.ident;
    for param in &method.signature.generics.params {
        let (kind, param_name) = match param {
            GenericParam::Lifetime(_) => continue,
            GenericParam::Type(param) => ("type", &param.ident),
            GenericParam::Const(param) => ("const", &param.ident),
        };
        faults.push(
            param,
            format_args!("`{name}` is published and cannot have the {kind} parameter `{param_name}`: use a concrete type, or hide the method with `#[rpc(skip)]`"),
        );
    }
}

pub(super) fn qualifiers(method: &Method, faults: &mut Faults) {
    let signature = &method.signature;
    let name = &signature.ident;
    if let Safety::Unsafe(word) = &signature.safety {
        faults.push(word, format_args!("`{name}` is published and cannot be `unsafe`: a client cannot keep its promises; hide it with `#[rpc(skip)]`"));
    }
    if let Some(abi) = &signature.abi {
        faults.push(
            abi,
            format_args!("`{name}` is published and cannot be `extern`: hide it with `#[rpc(skip)]`"),
        );
    }
    if let Some(variadic) = &signature.variadic {
        faults.push(
            variadic,
            format_args!(
                "`{name}` is published and cannot be variadic: take a slice, or hide it with `#[rpc(skip)]`"
            ),
        );
    }
}

pub(super) fn blocking(method: &Method, faults: &mut Faults) {
    if let Some(word) = &method.args.blocking
        && method.returns.is_future
    {
        faults.push(
            &word.0,
            format_args!(
                "`{}` is async and must not block: take `blocking` off, or make it a plain `fn`",
                method.signature.ident
            ),
        );
    }
}

pub(super) fn returns(method: &Method, faults: &mut Faults) {
    let name = &method.signature.ident;
    if let Some(opaque) = &method.returns.opaque {
        if opaque.is_stream {
            faults.push(
                &opaque.ty,
                format_args!("`{name}` returns a stream, and a call has one result: collect it into a `Vec`"),
            );
        } else {
            faults.push(
                &opaque.ty,
                format_args!("the result of `{name}` needs a named type, not `impl Trait`: its schema is published (`impl Future<Output = T>` is understood)"),
            );
        }
    }
}
