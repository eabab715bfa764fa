//! Rules of the block.

use quote::ToTokens;
use syn::{GenericParam, Lifetime, Type, visit_mut::VisitMut};

use crate::{args::is_marker, fault::Faults, model::Service};

pub(super) fn of_trait(service: &Service, faults: &mut Faults) {
    if let Some(path) = &service.syntax.of_trait {
        faults.push(path, "`#[rpc_service]` does not publish a trait impl: annotate an inherent impl block, its methods may call this one");
    }
}

pub(super) fn generics(service: &Service, faults: &mut Faults) {
    let params = &service.syntax.generics.params;
    let is_lifetime = |param: &GenericParam| matches!(param, GenericParam::Lifetime(_));
    if !params.is_empty() && params.iter().all(is_lifetime)
        || params.is_empty() && borrows(&service.syntax.self_type)
    {
        let at = if params.is_empty() {
            service.syntax.self_type.to_token_stream()
        } else {
            params.to_token_stream()
        };
        faults.push(at, "a service lives as long as its server and cannot borrow: give the type owned fields and take the lifetime off");
    } else if !params.is_empty() {
        faults.push(params, "a generic impl block cannot be published: write the block for one concrete type, as in `impl Orders<Postgres>`");
    }
}

/// Whether a type names a lifetime other than `'static`.
fn borrows(ty: &Type) -> bool {
    struct Search(bool);

    impl VisitMut for Search {
        fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
            self.0 |= lifetime.ident != "static";
        }
    }

    let mut search = Search(false);
    search.visit_type_mut(&mut ty.clone());
    search.0
}

pub(super) fn self_type(service: &Service, faults: &mut Faults) {
    let mut ty = &service.syntax.self_type;
    while let Type::Group(group) = ty {
        ty = &group.elem;
    }
    if !matches!(ty, Type::Path(_)) {
        faults.push(
            ty,
            "a service is a struct or an enum of your own, annotate its inherent impl block",
        );
    }
}

pub(super) fn macros(service: &Service, faults: &mut Faults) {
    for path in &service.syntax.macros {
        faults.push(
            path,
            format_args!(
                "the methods that `{}!` makes cannot be seen here: write them out, or move the call into an impl block of its own",
                path.to_token_stream()
            ),
        );
    }
}

pub(super) fn stray(service: &Service, faults: &mut Faults) {
    for attribute in &service.syntax.stray {
        faults.push(
            attribute,
            format_args!(
                "`#[{}]` stands on methods alone, take it off",
                attribute.path().to_token_stream()
            ),
        );
    }
}

pub(super) fn groups(service: &Service, faults: &mut Faults) {
    let Some(groups) = &service.args.group else { return };
    for (index, group) in groups.0.iter().enumerate() {
        if group.value().is_empty() {
            faults.push(group, "a group needs a name, the default is \"api\"");
        } else if groups.0[..index]
            .iter()
            .any(|earlier| earlier.value() == group.value())
        {
            faults.push(
                group,
                format_args!("group `{}` is given twice, keep one", group.value()),
            );
        }
    }
}

pub(super) fn publishes(service: &Service, faults: &mut Faults) {
    // A hidden tool is told at the method, and its remedy publishes one.
    let has_hidden_tool = service.methods.iter().any(|method| {
        method
            .attributes
            .iter()
            .any(|attribute| is_marker(attribute, "mcp_tool"))
    });
    if service.syntax.macros.is_empty() && service.published().next().is_none() && !has_hidden_tool {
        faults.push(
            &service.syntax.self_type,
            "this block publishes nothing: make a method `pub` with `&self`, or mark one `#[rpc(publish)]`",
        );
    }
}
