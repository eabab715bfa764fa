//! One annotated block.

use syn::{Type, ext::IdentExt};

use super::{Docs, Method, publication::bare, syntax::Block};
use crate::{
    args::{BlockArgs, Case, Text, refuse_conditional},
    fault::Faults,
};

/// One annotated block with everything that is said about it.
pub(crate) struct Service {
    pub(crate) syntax: Block,
    pub(crate) args: BlockArgs,
    pub(crate) name: String,
    pub(crate) groups: Vec<String>,
    pub(crate) docs: Docs,
    pub(crate) methods: Vec<Method>,
}

/// What methods and parameters need to know of their block.
pub(super) struct BlockNames<'a> {
    pub(super) self_type: &'a Type,
    service: &'a str,
    separator: &'a str,
    pub(super) rename_all: Option<Case>,
    pub(super) rename_all_params: Option<Case>,
}

impl BlockNames<'_> {
    pub(super) fn wire_name(&self, method: &str) -> String {
        if self.service.is_empty() {
            method.to_owned()
        } else {
            [self.service, self.separator, method].concat()
        }
    }
}

impl Service {
    pub(crate) fn read(args: BlockArgs, mut syntax: Block, faults: &mut Faults) -> Self {
        refuse_conditional(&syntax.attributes, faults);
        let name = args
            .name
            .as_ref()
            .map_or_else(|| type_name(&syntax.self_type), Text::value);
        let separator = args
            .separator
            .as_ref()
            .map_or_else(|| ".".to_owned(), Text::value);
        let groups = match &args.group {
            Some(groups) => groups.0.iter().map(syn::LitStr::value).collect(),
            None => vec!["api".to_owned()],
        };
        let docs = Docs::read(&syntax.attributes, faults);
        let functions = std::mem::take(&mut syntax.methods);
        let names = BlockNames {
            self_type: &syntax.self_type,
            service: &name,
            separator: &separator,
            rename_all: args.rename_all,
            rename_all_params: args.rename_all_params,
        };
        let methods = functions
            .into_iter()
            .map(|function| Method::read(function, &names, faults))
            .collect();
        Self {
            syntax,
            args,
            name,
            groups,
            docs,
            methods,
        }
    }

    pub(crate) fn published(&self) -> impl Iterator<Item = &Method> {
        self.methods.iter().filter(|method| method.is_published())
    }
}

/// The last segment of a type's path.
fn type_name(ty: &Type) -> String {
    match bare(ty) {
        Type::Path(path) => path
            .path
            .segments
            .last()
            .map_or_else(String::new, |last| last.ident.unraw().to_string()),
        _ => String::new(),
    }
}
