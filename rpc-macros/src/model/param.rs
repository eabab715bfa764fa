//! One parameter.

use quote::ToTokens;
use syn::{Attribute, Ident, Pat, PatType, Type};

use super::{BlockNames, Docs, Passing, case};
use crate::{
    args::{ParamArgs, refuse_conditional},
    fault::Faults,
};

/// One parameter.
pub(crate) struct Param {
    pub(crate) args: ParamArgs,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) pattern: Pat,
    /// Its name in Rust; `None` where the pattern has none.
    pub(crate) ident: Option<Ident>,
    pub(crate) wire_name: String,
    pub(crate) description: String,
    /// As the user wrote it.
    pub(crate) ty: Type,
    pub(crate) passing: Passing,
}

impl Param {
    pub(super) fn read(written: &PatType, texts: &Docs, names: &BlockNames<'_>, faults: &mut Faults) -> Self {
        refuse_conditional(&written.attrs, faults);
        let args = ParamArgs::read(&written.attrs, faults);
        let ident = match &*written.pat {
            Pat::Ident(pattern) if pattern.by_ref.is_none() && pattern.subpat.is_none() => {
                Some(pattern.ident.clone())
            }
            _ => None,
        };
        let rust_name = ident
            .as_ref()
            .map_or_else(|| written.pat.to_token_stream().to_string(), case::plain);
        let wire_name = match (&args.name, names.rename_all_params) {
            (Some(name), _) => name.value(),
            (None, Some(case)) => case.apply(&rust_name),
            (None, None) => rust_name.clone(),
        };
        let own = Docs::read(&written.attrs, faults).whole;
        let description = if own.is_empty() {
            texts
                .argument(&rust_name)
                .or_else(|| texts.argument(&wire_name))
                .unwrap_or_default()
                .to_owned()
        } else {
            own
        };
        let passing = Passing::of(&written.ty, args.context.is_some(), names.self_type);
        Self {
            args,
            attributes: written.attrs.clone(),
            pattern: (*written.pat).clone(),
            ident,
            wire_name,
            description,
            ty: (*written.ty).clone(),
            passing,
        }
    }

    /// `&str` and `&[T]`, which are never optional.
    pub(crate) fn is_str_or_slice(&self) -> bool {
        matches!(&self.ty, Type::Reference(reference) if matches!(&*reference.elem, Type::Slice(_)) || is_named(&reference.elem, &["str"]))
    }

    /// Whether it shows without the compiler's help that it may be left out.
    pub(crate) fn is_surely_optional(&self) -> bool {
        self.args.default_value.is_some() || is_named(&self.ty, &["Option"])
    }

    /// Whether it shows without the compiler's help that it must be given.
    pub(crate) fn is_surely_required(&self) -> bool {
        const PLAIN: [&str; 20] = [
            "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32",
            "u64", "u128", "usize", "str", "String", "Vec", "Box",
        ];
        let referent = match &self.ty {
            Type::Reference(reference) => &*reference.elem,
            other => other,
        };
        self.args.default_value.is_none()
            && (matches!(referent, Type::Slice(_)) || is_named(referent, &PLAIN))
    }
}

/// Whether a type is written by one of these names alone.
fn is_named(ty: &Type, names: &[&str]) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.len() == 1 && path.path.segments.iter().any(|last| names.iter().any(|name| last.ident == name)))
}
