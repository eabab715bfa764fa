//! Stage 3: one function per rule; all of them run, all faults are shown.

mod block;
mod borrow;
mod error_type;
mod method;
mod name;
mod order;
mod param;

pub(crate) use error_type::error_type;

use crate::{fault::Faults, model::Service};

/// Every rule of an annotated block.
pub(crate) fn service(service: &Service, faults: &mut Faults) {
    if service.syntax.of_trait.is_some() {
        // Which of its methods would be published is not known before trait impls are.
        return block::of_trait(service, faults);
    }
    block::generics(service, faults);
    block::self_type(service, faults);
    block::macros(service, faults);
    block::stray(service, faults);
    block::groups(service, faults);
    block::publishes(service, faults);
    name::block(service, faults);
    name::methods(service, faults);
    name::duplicates(service, faults);
    for method in &service.methods {
        method::skip_alone(method, faults);
        for param in &method.params {
            param::foreign(param, faults);
        }
        if !method.is_published() {
            method::hidden_tool(method, faults);
            method::hidden_params(method, faults);
            continue;
        }
        method::receiver(method, faults);
        method::generics(method, faults);
        method::qualifiers(method, faults);
        method::blocking(method, faults);
        method::returns(method, faults);
        param::names(method, faults);
        param::params_object(method, faults);
        order::optional_last(method, faults);
        for param in &method.params {
            param::pattern(param, faults);
            param::conditional(param, faults);
            param::context(param, faults);
            param::opaque(param, faults);
            borrow::mutable(param, faults);
            borrow::forever(param, faults);
            borrow::inside(param, faults);
        }
    }
}
