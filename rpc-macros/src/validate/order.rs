//! Required parameters stand before optional ones, so that a call by position can leave the last ones out.

use crate::{
    expand::order_message,
    fault::Faults,
    model::{Method, Param},
};

/// Reports what shows without the compiler's help; the expansion asserts the rest.
pub(super) fn optional_last(method: &Method, faults: &mut Faults) {
    if method.args.by_name.is_some() {
        return;
    }
    let params: Vec<&Param> = method.arguments().collect();
    for (index, param) in params.iter().enumerate() {
        let required = params[index + 1..]
            .iter()
            .find(|later| later.is_surely_required());
        if let Some(required) = required.filter(|_| param.is_surely_optional()) {
            faults.push(&param.pattern, order_message(param, required));
        }
    }
}
