//! A type that derives `IntoRpcError`.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Data, DeriveInput, Fields, Generics, Ident, Member, Type, ext::IdentExt};

use super::Docs;
use crate::{
    args::{Place, VariantArgs, is_marker},
    fault::Faults,
};

/// A type that derives `IntoRpcError`.
pub(crate) struct ErrorType {
    pub(crate) ident: Ident,
    pub(crate) generics: Generics,
    /// `#[rpc(…)]` where nothing can be said: on the enum itself, on fields.
    pub(crate) stray: Vec<Attribute>,
    pub(crate) is_union: bool,
    pub(crate) variants: Vec<Variant>,
}

/// One variant, or the struct itself.
pub(crate) struct Variant {
    /// `None` for a struct.
    pub(crate) ident: Option<Ident>,
    pub(crate) args: VariantArgs,
    /// Something was wrong with its attributes: what they do not say is then no fault of its own.
    pub(crate) has_faults: bool,
    pub(crate) cfgs: Vec<Attribute>,
    /// First line of its doc comment, else its name in words.
    pub(crate) message: String,
    pub(crate) fields: Vec<Field>,
    /// What a fault of the whole variant points at.
    pub(crate) at: TokenStream,
}

/// One field of a variant.
pub(crate) struct Field {
    pub(crate) member: Member,
    pub(crate) ty: Type,
    pub(crate) role: Role,
}

/// What becomes of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// A member of `data.extra`.
    Extra,
    /// The error that caused this one.
    Source,
    /// For the text alone.
    Silent,
}

impl ErrorType {
    pub(crate) fn read(input: DeriveInput, faults: &mut Faults) -> Self {
        let DeriveInput {
            attrs,
            ident,
            generics,
            data,
            ..
        } = input;
        let mut stray = Vec::new();
        let (variants, is_union) = match data {
            Data::Struct(data) => {
                stray.extend(markers_of_fields(&data.fields));
                let variant = Variant::read(None, &ident, &attrs, &data.fields, &Place::ERROR, faults);
                (vec![variant], false)
            }
            Data::Enum(data) => {
                stray.extend(
                    attrs
                        .iter()
                        .filter(|attribute| is_marker(attribute, "rpc"))
                        .cloned(),
                );
                let read = |variant: syn::Variant| {
                    stray.extend(markers_of_fields(&variant.fields));
                    let name = variant.ident.clone();
                    Variant::read(
                        Some(variant.ident),
                        &name,
                        &variant.attrs,
                        &variant.fields,
                        &Place::VARIANT,
                        faults,
                    )
                };
                (data.variants.into_iter().map(read).collect(), false)
            }
            Data::Union(_) => (Vec::new(), true),
        };
        Self {
            ident,
            generics,
            stray,
            is_union,
            variants,
        }
    }
}

impl Variant {
    fn read(
        ident: Option<Ident>,
        name: &Ident,
        attrs: &[Attribute],
        fields: &Fields,
        place: &Place,
        faults: &mut Faults,
    ) -> Self {
        // The doc comment of an error may be anything; only its first line is of use here.
        let docs = Docs::read(attrs, &mut Faults::default());
        let first_line = docs.description.lines().next().unwrap_or_default().trim();
        let message = if first_line.is_empty() {
            words(&name.unraw().to_string())
        } else {
            first_line.to_owned()
        };
        let before = faults.len();
        Self {
            args: VariantArgs::read(attrs, place, faults),
            has_faults: faults.len() > before,
            cfgs: attrs
                .iter()
                .filter(|attribute| attribute.path().is_ident("cfg"))
                .cloned()
                .collect(),
            message,
            at: name.to_token_stream(),
            fields: fields
                .members()
                .zip(fields.iter())
                .map(|(member, field)| Field::read(member, field))
                .collect(),
            ident,
        }
    }
}

impl Field {
    fn read(member: Member, field: &syn::Field) -> Self {
        let has = |name: &str| {
            field
                .attrs
                .iter()
                .any(|attribute| attribute.path().is_ident(name))
        };
        let is_named = |wanted: &str| matches!(&member, Member::Named(name) if name == wanted);
        let role = if has("source") || has("from") || is_named("source") {
            Role::Source
        } else if has("backtrace") || is_backtrace(&field.ty) || matches!(member, Member::Unnamed(_)) {
            Role::Silent
        } else {
            Role::Extra
        };
        Self {
            member,
            ty: field.ty.clone(),
            role,
        }
    }
}

fn markers_of_fields(fields: &Fields) -> Vec<Attribute> {
    fields
        .iter()
        .flat_map(|field| &field.attrs)
        .filter(|attribute| is_marker(attribute, "rpc"))
        .cloned()
        .collect()
}

fn is_backtrace(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Backtrace"))
}

/// `NotFound` as `not found`.
fn words(name: &str) -> String {
    let mut words = String::new();
    let mut letters = name.chars().peekable();
    let mut was_lower = false;
    while let Some(letter) = letters.next() {
        let starts_word =
            letter.is_uppercase() && (was_lower || letters.peek().is_some_and(|next| next.is_lowercase()));
        if starts_word && !words.is_empty() {
            words.push(' ');
        }
        was_lower = !letter.is_uppercase();
        words.extend(letter.to_lowercase());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn a_name_becomes_words() {
        assert_eq!(words("NotFound"), "not found");
        assert_eq!(words("HTTPFault"), "http fault");
        assert_eq!(words("Io"), "io");
        assert_eq!(words("Other2"), "other2");
    }
}
