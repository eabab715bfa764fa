//! Which methods are published, and how they take their instance.

use syn::{GenericArgument, PathArguments, ReceiverKind, Signature, Type, Visibility};

use crate::args::MethodArgs;

/// Whether a method is part of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Publication {
    Published,
    Hidden,
}

impl Publication {
    /// The rule of publication: plain `pub` with a receiver, or whatever says `#[rpc(…)]`; `skip` hides.
    pub(crate) fn of(args: &MethodArgs, visibility: &Visibility, receiver: Receiver) -> Self {
        let is_plain = matches!(visibility, Visibility::Public(_)) && receiver != Receiver::None;
        if args.skip.is_none() && (is_plain || args.says_more_than_skip()) {
            Self::Published
        } else {
            Self::Hidden
        }
    }
}

/// The first argument of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Receiver {
    /// An associated function.
    None,
    /// `&self`
    Reference,
    /// `self: Arc<Self>`
    Arc,
    /// `self: &Arc<Self>`
    ReferenceToArc,
    /// `&mut self`
    Mutable,
    /// `self`
    Value,
    /// `self: Box<Self>` and the like.
    Other,
}

impl Receiver {
    pub(crate) fn of(signature: &Signature) -> Self {
        match signature.receiver().map(|receiver| &receiver.kind) {
            None => Self::None,
            Some(ReceiverKind::Reference(_, _, None)) => Self::Reference,
            Some(ReceiverKind::Reference(..)) => Self::Mutable,
            Some(ReceiverKind::Value) => Self::Value,
            Some(ReceiverKind::Typed(_, ty)) => Self::of_type(ty),
            Some(_) => Self::Other,
        }
    }

    fn of_type(ty: &Type) -> Self {
        match bare(ty) {
            Type::Reference(reference) if reference.mutability.is_some() => Self::Mutable,
            Type::Reference(reference) => match Self::of_type(&reference.elem) {
                Self::Arc => Self::ReferenceToArc,
                Self::Value => Self::Reference,
                _ => Self::Other,
            },
            Type::Path(path) if path.path.is_ident("Self") => Self::Value,
            Type::Path(path) => match path.path.segments.last() {
                Some(last) if last.ident == "Arc" && is_of_self(&last.arguments) => Self::Arc,
                _ => Self::Other,
            },
            _ => Self::Other,
        }
    }
}

fn is_of_self(arguments: &PathArguments) -> bool {
    matches!(arguments, PathArguments::AngleBracketed(arguments)
        if matches!(arguments.args.first(), Some(GenericArgument::Type(Type::Path(path))) if path.path.is_ident("Self")))
}

/// Takes off parentheses and the invisible groups of `macro_rules!`.
pub(super) fn bare(mut ty: &Type) -> &Type {
    loop {
        ty = match ty {
            Type::Group(group) => &group.elem,
            Type::Paren(paren) => &paren.elem,
            other => return other,
        };
    }
}
