//! What a method returns.

use syn::{GenericArgument, PathArguments, ReturnType, Type, TypeParamBound, parse_quote};

use super::publication::bare;

/// What a method returns.
pub(crate) struct Returns {
    /// The type as written, of a future its output; `()` where nothing is written.
    pub(crate) ty: Type,
    /// What looks like the value and the error of a `Result`; faults of the real ones are shown there.
    pub(crate) value: Option<Type>,
    pub(crate) error: Option<Type>,
    /// Whether the call must be awaited.
    pub(crate) is_future: bool,
    /// An `impl Trait` that is no future.
    pub(crate) opaque: Option<Opaque>,
}

/// An `impl Trait` that cannot be a result.
pub(crate) struct Opaque {
    pub(crate) ty: Type,
    pub(crate) is_stream: bool,
}

impl Returns {
    pub(crate) fn of(output: &ReturnType, is_async: bool) -> Self {
        let (ty, is_future): (Type, bool) = match output {
            ReturnType::Default => (parse_quote!(()), is_async),
            ReturnType::Type(_, ty) => match output_of_future(ty).filter(|_| !is_async) {
                Some(output) => (output.clone(), true),
                None => ((**ty).clone(), is_async),
            },
        };
        let (value, error) = parts_of_result(&ty);
        Self {
            value,
            error,
            is_future,
            opaque: find_opaque(&ty),
            ty,
        }
    }
}

/// `T` and `E` of what is written as `Result<T, E>`.
fn parts_of_result(ty: &Type) -> (Option<Type>, Option<Type>) {
    let Type::Path(path) = bare(ty) else {
        return (None, None);
    };
    let Some(last) = path.path.segments.last().filter(|last| last.ident == "Result") else {
        return (None, None);
    };
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return (None, None);
    };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    });
    (types.next(), types.next())
}

/// `T` of `impl Future<Output = T>`.
fn output_of_future(ty: &Type) -> Option<&Type> {
    let Type::ImplTrait(opaque) = bare(ty) else {
        return None;
    };
    opaque.bounds.iter().find_map(|bound| {
        let TypeParamBound::Trait(bound) = bound else {
            return None;
        };
        let last = bound.path.segments.last().filter(|last| last.ident == "Future")?;
        let PathArguments::AngleBracketed(arguments) = &last.arguments else {
            return None;
        };
        arguments.args.iter().find_map(|argument| match argument {
            GenericArgument::AssocType(output) if output.ident == "Output" => Some(&output.ty),
            _ => None,
        })
    })
}

/// The first `impl Trait` anywhere in a type.
fn find_opaque(ty: &Type) -> Option<Opaque> {
    match bare(ty) {
        Type::ImplTrait(opaque) => {
            let is_stream = opaque.bounds.iter().any(|bound| {
                matches!(bound, TypeParamBound::Trait(bound)
                    if bound.path.segments.last().is_some_and(|last| last.ident == "Stream" || last.ident == "TryStream"))
            });
            Some(Opaque {
                ty: ty.clone(),
                is_stream,
            })
        }
        Type::Reference(reference) => find_opaque(&reference.elem),
        Type::Slice(slice) => find_opaque(&slice.elem),
        Type::Array(array) => find_opaque(&array.elem),
        Type::Tuple(tuple) => tuple.elems.iter().find_map(find_opaque),
        Type::Path(path) => path
            .path
            .segments
            .iter()
            .find_map(|segment| match &segment.arguments {
                PathArguments::AngleBracketed(arguments) => {
                    arguments.args.iter().find_map(|argument| match argument {
                        GenericArgument::Type(ty) => find_opaque(ty),
                        _ => None,
                    })
                }
                _ => None,
            }),
        _ => None,
    }
}
