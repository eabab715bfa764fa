//! The methods of an endpoint's groups, by wire name.

use std::collections::BTreeMap;

use std::sync::Arc;

use super::{Problem, Stock};
use crate::descriptor::{Instance, MethodDescriptor, ServiceDescriptor};

/// One method with the instance it runs on.
#[derive(Debug)]
pub struct Method {
    /// The block it belongs to.
    pub service: &'static ServiceDescriptor,
    /// What it is.
    pub descriptor: &'static MethodDescriptor,
    /// What it runs on.
    pub instance: Instance,
}

/// The methods of a set of groups, sorted by wire name.
#[derive(Debug, Default)]
pub struct ServiceMap(BTreeMap<&'static str, Arc<Method>>);

impl ServiceMap {
    /// Collects the methods of `groups`; what is wrong goes into `problems`, starting with `place`, the endpoint's path.
    #[must_use]
    pub fn build(groups: &[String], place: &str, stock: &mut Stock, problems: &mut Vec<Problem>) -> Self {
        let mut map = BTreeMap::<&'static str, Arc<Method>>::new();
        let mut has_service = false;
        for service in stock.descriptors() {
            if !service
                .groups
                .iter()
                .any(|group| groups.iter().any(|wanted| wanted == group))
            {
                continue;
            }
            has_service = true;
            let Some(instance) = stock.instance(service) else {
                let self_type = (service.self_type)();
                let problem = Problem::new(format!(
                    "no instance of `{}` ({}): hand one in with `.service(…)`, or make it a zero-sized type that implements `Default`",
                    self_type.name, service.place
                ));
                if !problems.contains(&problem) {
                    problems.push(problem);
                }
                continue;
            };
            for descriptor in service.methods {
                let method = Method {
                    service,
                    descriptor,
                    instance: Arc::clone(&instance),
                };
                if let Some(first) = map.get(descriptor.name) {
                    let problem = Problem::new(format!(
                        "`{}` is defined twice, at {} and at {}: rename one with `#[rpc(name = \"…\")]` or `#[rpc_service(name = \"…\")]`, or put them into different groups",
                        descriptor.name, first.descriptor.place, descriptor.place
                    ));
                    if !problems.contains(&problem) {
                        problems.push(problem);
                    }
                } else {
                    map.insert(descriptor.name, Arc::new(method));
                }
            }
        }
        if !has_service {
            problems.push(empty_group(groups, place));
        }
        Self(map)
    }

    /// The methods, sorted by name.
    pub fn methods(&self) -> impl ExactSizeIterator<Item = &Arc<Method>> {
        self.0.values()
    }
}

fn empty_group(groups: &[String], place: &str) -> Problem {
    let names: Vec<_> = groups.iter().map(|group| format!("`{group}`")).collect();
    let noun = if names.len() == 1 { "group" } else { "groups" };
    let mut others: Vec<_> = super::SERVICES
        .iter()
        .flat_map(|service| service.groups)
        .copied()
        .collect();
    others.sort_unstable();
    others.dedup();
    let others = match others.as_slice() {
        [] => "no service at all was found".to_owned(),
        found => format!("groups found: {}", found.join(", ")),
    };
    Problem::new(format!(
        "endpoint `{place}` serves nothing: no service is in {noun} {} ({others}). Put `#[rpc_service(group = \"…\")]` on a block, mount \
         another group, or, if the services live in a library crate that nothing else names, add `.services(services![the_crate::TheService])`",
        names.join(", ")
    ))
}
