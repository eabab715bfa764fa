//! Everything a builder was given: descriptors that may be served, and instances to serve them with.

use std::{
    any::TypeId,
    collections::{HashMap, HashSet},
    sync::Arc,
};

use super::{Problem, SERVICES, ServiceRef};
use crate::descriptor::{Instance, SelfType, ServiceDescriptor};

/// The services a server may serve and the instances it was handed.
#[derive(Debug, Default)]
pub struct Stock {
    instances: HashMap<TypeId, (SelfType, Instance)>,
    named: Vec<SelfType>,
    only: Option<HashSet<TypeId>>,
    problems: Vec<Problem>,
}

impl Stock {
    /// Takes an instance; `T` may be an `Arc` of a service, of which it is taken out later.
    pub fn add_instance<T: Send + Sync + 'static>(&mut self, instance: Arc<T>) {
        self.add(SelfType::of::<T>(), instance);
    }

    fn add(&mut self, self_type: SelfType, instance: Instance) {
        if self
            .instances
            .insert(self_type.id, (self_type, instance))
            .is_some()
        {
            self.problems.push(Problem::new(format!(
                "two instances of `{}` were handed in: call `.service(…)` once per type",
                self_type.name
            )));
        }
    }

    /// Takes types by name.
    pub fn add_named(&mut self, services: impl IntoIterator<Item = ServiceRef>) {
        self.named.extend(services.into_iter().map(ServiceRef::self_type));
    }

    /// Restricts the server to the named types.
    pub fn restrict(&mut self, services: impl IntoIterator<Item = ServiceRef>) {
        let only = self.only.get_or_insert_default();
        for service in services {
            only.insert(service.self_type().id);
            self.named.push(service.self_type());
        }
    }

    /// The descriptors that may be served, sorted, so that nothing depends on the order of the linker.
    #[must_use]
    pub fn descriptors(&self) -> Vec<&'static ServiceDescriptor> {
        let mut found: Vec<_> = SERVICES
            .iter()
            .filter(|service| {
                self.only
                    .as_ref()
                    .is_none_or(|only| only.contains(&(service.self_type)().id))
            })
            .collect();
        found.sort_by_key(|service| (service.name, service.place.file, service.place.line));
        found
    }

    /// Whether somebody handed an instance in or named the type, and so expects it to be served.
    #[must_use]
    pub fn is_expected(&self, service: &ServiceDescriptor) -> bool {
        let self_type = (service.self_type)();
        let is_handed_in = [self_type.id, self_type.shared_id]
            .iter()
            .any(|id| self.instances.contains_key(id));
        is_handed_in || self.named.iter().any(|named| named.id == self_type.id)
    }

    /// The instance for a descriptor: the one handed in, or one made of nothing.
    #[must_use]
    pub fn instance(&mut self, service: &ServiceDescriptor) -> Option<Instance> {
        let self_type = (service.self_type)();
        if let Some(instance) = self
            .instances
            .remove(&self_type.shared_id)
            .and_then(|(_, shared)| (self_type.unshare)(&shared))
        {
            self.add(self_type, instance);
        }
        if let Some((_, instance)) = self.instances.get(&self_type.id) {
            return Some(Arc::clone(instance));
        }
        let instance = (service.construct)()?;
        self.instances
            .insert(self_type.id, (self_type, Arc::clone(&instance)));
        Some(instance)
    }

    /// Types that were named or handed in and have no annotated block.
    #[must_use]
    pub fn into_problems(self) -> Vec<Problem> {
        let known: HashSet<TypeId> = SERVICES
            .iter()
            .map(|service| (service.self_type)())
            .flat_map(|self_type| [self_type.id, self_type.shared_id])
            .collect();
        let mut problems = self.problems;
        let mut named: Vec<_> = self
            .named
            .iter()
            .chain(self.instances.values().map(|(self_type, _)| self_type))
            .collect();
        named.sort_by_key(|self_type| self_type.name);
        named.dedup();
        problems.extend(
            named
                .into_iter()
                .filter(|self_type| !known.contains(&self_type.id))
                .map(|self_type| {
                    Problem::new(format!(
                        "`{}` has no annotated block: put `#[rpc_service]` above its `impl`",
                        self_type.name
                    ))
                }),
        );
        problems
    }
}
