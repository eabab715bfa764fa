//! Required parameters stand before optional ones, so that a call by position can leave the last ones out.

use syn::{PathArguments, Type};

use crate::{
    expand::order_message,
    fault::Faults,
    model::{Method, Param, Passing},
};

/// Reports what shows without the compiler's help; the expansion asserts the rest.
pub(super) fn optional_last(method: &Method, faults: &mut Faults) {
    if method.args.by_name.is_some() {
        return;
    }
    let params: Vec<&Param> = method.arguments().collect();
    for (index, param) in params.iter().enumerate() {
        let required = params[index + 1..].iter().find(|later| is_surely_required(later));
        if let Some(required) = required.filter(|_| is_surely_optional(param)) {
            faults.push(&param.pattern, order_message(param, required));
        }
    }
}

fn is_surely_optional(param: &Param) -> bool {
    let is_option = matches!(&param.ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Option"));
    param.args.default_value.is_some() || is_option
}

fn is_surely_required(param: &Param) -> bool {
    const PLAIN: [&str; 19] = [
        "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
        "String", "Vec", "Box",
    ];
    if param.args.default_value.is_some() {
        return false;
    }
    let is_plain = match &param.ty {
        Type::Path(path) => path.path.segments.len() == 1
            && path.path.segments.last().is_some_and(|last| {
                PLAIN.contains(&last.ident.to_string().as_str()) && !matches!(last.arguments, PathArguments::Parenthesized(_))
            }),
        _ => false,
    };
    is_plain || matches!(param.passing, Passing::Lent(_))
}
