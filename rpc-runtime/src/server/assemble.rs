//! From settings to a server, collecting every problem.

use std::{collections::HashMap, sync::Arc};

use tokio::sync::Semaphore;

use super::{Server, ServerBuilder, ServerError, error::Kind};
use crate::{
    error::{Environment, ErrorPolicy},
    executor::{Executor, ExecutorSettings},
    http::{Endpoint, Front, Guard, Mount, Route, RouteTable, path_problems},
    registry::{Problem, ServiceMap, Stock},
};

pub(super) fn assemble(builder: ServerBuilder) -> Result<Server, ServerError> {
    let mut problems = Vec::new();
    let environment = builder
        .environment
        .map_or_else(Environment::detect, Ok)
        .unwrap_or_else(|error| {
            problems.push(Problem::new(format!("{}: {error}", Environment::VARIABLE)));
            Environment::Prod
        });
    problems.extend(builder.limits.problems());
    if !(1..=Semaphore::MAX_PERMITS).contains(&builder.blocking_threads) {
        problems.push(Problem::new(format!(
            "{} blocking threads are not possible",
            builder.blocking_threads
        )));
    }
    let guard = Guard::new(&builder.allowed_hosts, &builder.allowed_origins, &mut problems);
    let settings = ExecutorSettings {
        policy: ErrorPolicy {
            environment,
            expose_errors: builder.expose_errors,
        },
        blocking: Arc::new(Semaphore::new(
            builder.blocking_threads.min(Semaphore::MAX_PERMITS),
        )),
    };
    let mut stock = builder.stock;
    tell_unmounted(&stock, &builder.endpoints);
    let mut mounting = Mounting {
        info: Arc::new(builder.info),
        settings,
        executors: HashMap::new(),
    };
    let routes = mounting.mount_all(builder.endpoints, &mut stock, &mut problems);
    problems.extend(stock.into_problems());
    if !problems.is_empty() {
        return Err(Kind::Build(problems).into());
    }
    let front = Front {
        guard,
        routes: RouteTable::new(routes),
        limits: builder.limits,
    };
    Ok(Server::new(front, builder.grace, builder.blocking_threads))
}

struct Mounting {
    info: Arc<crate::AppInfo>,
    settings: ExecutorSettings,
    /// Endpoints with the same groups share one executor, and with it the checks of all methods.
    executors: HashMap<Vec<String>, Arc<Executor>>,
}

impl Mounting {
    fn mount_all(
        &mut self,
        endpoints: Vec<Box<dyn Endpoint>>,
        stock: &mut Stock,
        problems: &mut Vec<Problem>,
    ) -> Vec<Route> {
        if endpoints.is_empty() {
            problems.push(Problem::new(
                "no endpoint is mounted: add `.mount(RpcEndpoint::new(\"/rpc\"))`",
            ));
        }
        let paths: Vec<_> = endpoints.iter().map(|endpoint| endpoint.path()).collect();
        problems.extend(path_problems(&paths));
        let mut routes = Vec::with_capacity(endpoints.len());
        for endpoint in endpoints {
            let path = endpoint.path().to_owned();
            let executor = self.executor(&*endpoint, stock, problems);
            match endpoint.mount(Mount {
                executor,
                info: Arc::clone(&self.info),
            }) {
                Ok(mounted) => routes.push(Route { path, mounted }),
                Err(found) => {
                    // A fault of a method shows at every endpoint that serves it.
                    for problem in found {
                        if !problems.contains(&problem) {
                            problems.push(problem);
                        }
                    }
                }
            }
        }
        routes
    }

    fn executor(
        &mut self,
        endpoint: &dyn Endpoint,
        stock: &mut Stock,
        problems: &mut Vec<Problem>,
    ) -> Arc<Executor> {
        let mut groups = endpoint.groups().to_vec();
        groups.sort_unstable();
        groups.dedup();
        if let Some(executor) = self.executors.get(&groups) {
            return Arc::clone(executor);
        }
        let mut found = Vec::new();
        let map = ServiceMap::build(&groups, endpoint.path(), stock, problems);
        let executor = Arc::new(Executor::new(&map, self.settings.clone(), &mut found));
        problems.extend(
            found
                .into_iter()
                .filter(|problem| !problems.contains(problem))
                .collect::<Vec<_>>(),
        );
        self.executors.insert(groups, Arc::clone(&executor));
        executor
    }
}

/// Services that are linked and served nowhere: nothing disappears silently.
fn tell_unmounted(stock: &Stock, endpoints: &[Box<dyn Endpoint>]) {
    let is_mounted = |group: &str| {
        endpoints
            .iter()
            .any(|endpoint| endpoint.groups().iter().any(|mounted| mounted == group))
    };
    let left: Vec<_> = stock
        .descriptors()
        .into_iter()
        .filter(|service| !service.groups.iter().any(|group| is_mounted(group)))
        .collect();
    let names: Vec<_> = left
        .iter()
        .map(|service| format!("{} ({})", (service.self_type)().name, service.groups.join(", ")))
        .collect();
    let names = names.join("; ");
    if left.iter().any(|service| stock.is_expected(service)) {
        tracing::warn!("services of groups that no endpoint mounts are not served: {names}");
    } else if !left.is_empty() {
        tracing::info!("services of groups that no endpoint mounts are not served: {names}");
    }
}
