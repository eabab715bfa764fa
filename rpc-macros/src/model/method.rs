//! One method.

use proc_macro2::Span;
use syn::{Attribute, FnArg, Signature};

use super::{BlockNames, Docs, Param, Publication, Receiver, Returns, case, syntax::Function};
use crate::{
    args::{MethodArgs, ToolArgs, refuse_conditional},
    fault::Faults,
};

/// One method, published or not.
pub(crate) struct Method {
    pub(crate) args: MethodArgs,
    pub(crate) tool: Option<ToolArgs>,
    pub(crate) attributes: Vec<Attribute>,
    /// `cfg` of the method, repeated on what is generated for it.
    pub(crate) cfgs: Vec<Attribute>,
    pub(crate) docs: Docs,
    pub(crate) publication: Publication,
    pub(crate) receiver: Receiver,
    pub(crate) signature: Signature,
    pub(crate) params: Vec<Param>,
    pub(crate) returns: Returns,
    /// `Catalog.search`.
    pub(crate) wire_name: String,
}

impl Method {
    pub(super) fn read(function: Function, names: &BlockNames<'_>, faults: &mut Faults) -> Self {
        let Function {
            attributes,
            visibility,
            signature,
        } = function;
        refuse_conditional(&attributes, faults);
        let args = MethodArgs::read(&attributes, faults);
        let tool = ToolArgs::read(&attributes, faults);
        let receiver = Receiver::of(&signature);
        let publication = Publication::of(&args, &visibility, receiver);
        // The doc comment of a hidden method is nobody's business: it may hold what cannot be read.
        let docs = if publication == Publication::Published {
            Docs::read(&attributes, faults)
        } else {
            Docs::default()
        };
        let params = signature
            .inputs
            .iter()
            .filter_map(|input| match input {
                FnArg::Typed(typed) => Some(Param::read(typed, &docs, names, faults)),
                FnArg::Receiver(_) => None,
            })
            .collect();
        let returns = Returns::of(&signature.output, signature.asyncness.is_some());
        let own_name = match (&args.name, names.rename_all) {
            (Some(name), _) => name.value(),
            (None, Some(rename)) => rename.apply(&case::plain(&signature.ident)),
            (None, None) => case::plain(&signature.ident),
        };
        Self {
            cfgs: attributes
                .iter()
                .filter(|attribute| attribute.path().is_ident("cfg"))
                .cloned()
                .collect(),
            args,
            tool,
            attributes,
            docs,
            publication,
            receiver,
            params,
            returns,
            wire_name: names.wire_name(&own_name),
            signature,
        }
    }

    pub(crate) fn is_published(&self) -> bool {
        self.publication == Publication::Published
    }

    /// Where faults of the wire name are shown.
    pub(crate) fn name_span(&self) -> Span {
        self.args
            .name
            .as_ref()
            .map_or_else(|| self.signature.ident.span(), |name| name.0.span())
    }

    /// Parameters that are arguments of the call.
    pub(crate) fn arguments(&self) -> impl Iterator<Item = &Param> {
        self.params.iter().filter(|param| !param.passing.is_context())
    }
}
