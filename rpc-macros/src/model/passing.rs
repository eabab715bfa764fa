//! How an argument is handed to its method.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{GenericArgument, PathArguments, Type, TypePath};

use super::{publication::bare, substitute};

/// How an argument is handed to its method; types read as outside the block.
#[derive(Clone, Debug)]
pub(crate) enum Passing {
    /// As its own type.
    Value(TokenStream),
    /// `&T`: decoded as the owned form of `T`.
    Lent(TokenStream),
    /// `Option<&T>`.
    LentOption(TokenStream),
    /// `&CallContext`, no argument at all.
    Context,
    /// `CallContext`.
    OwnedContext,
}

impl Passing {
    pub(crate) fn of(ty: &Type, is_context: bool, self_type: &Type) -> Self {
        let outside =
            |ty: &Type| substitute::selves(substitute::statics(ty.clone()).into_token_stream(), self_type);
        let bare = bare(ty);
        let referent = match bare {
            Type::Reference(reference) => Some(&*reference.elem),
            _ => None,
        };
        if is_context || is_call_context(referent.unwrap_or(bare)) {
            return if referent.is_some() {
                Self::Context
            } else {
                Self::OwnedContext
            };
        }
        match (referent, option_of_reference(bare)) {
            (Some(referent), _) => Self::Lent(outside(referent)),
            (None, Some(referent)) => Self::LentOption(outside(referent)),
            (None, None) => Self::Value(outside(ty)),
        }
    }

    pub(crate) fn is_context(&self) -> bool {
        matches!(self, Self::Context | Self::OwnedContext)
    }
}

fn is_call_context(ty: &Type) -> bool {
    matches!(bare(ty), Type::Path(TypePath { path, .. }) if path.segments.last().is_some_and(|last| last.ident == "CallContext"))
}

/// `T` of `Option<&T>`.
fn option_of_reference(ty: &Type) -> Option<&Type> {
    let Type::Path(TypePath { path, .. }) = ty else {
        return None;
    };
    let last = path.segments.last().filter(|last| last.ident == "Option")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first()? {
        GenericArgument::Type(ty) => match bare(ty) {
            Type::Reference(reference) if reference.mutability.is_none() => Some(&reference.elem),
            _ => None,
        },
        _ => None,
    }
}
