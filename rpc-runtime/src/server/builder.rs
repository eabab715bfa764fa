//! The settings of a server.

use std::{sync::Arc, time::Duration};

use super::{Server, assemble::assemble};
use crate::{
    app_info::AppInfo,
    error::Environment,
    http::{Endpoint, Limits},
    registry::{BuildError, ServiceRef, Stock},
};

/// The settings of a [`Server`].
#[derive(Debug)]
#[must_use = "a builder does nothing until `.build()`"]
pub struct ServerBuilder {
    pub(super) info: AppInfo,
    pub(super) stock: Stock,
    pub(super) endpoints: Vec<Box<dyn Endpoint>>,
    pub(super) environment: Option<Environment>,
    pub(super) expose_errors: bool,
    pub(super) limits: Limits,
    pub(super) allowed_hosts: Vec<String>,
    pub(super) allowed_origins: Vec<String>,
    pub(super) blocking_threads: usize,
    pub(super) grace: Duration,
}

impl ServerBuilder {
    pub(super) fn new() -> Self {
        Self {
            info: AppInfo::default(),
            stock: Stock::default(),
            endpoints: Vec::new(),
            environment: None,
            expose_errors: false,
            limits: Limits::default(),
            allowed_hosts: Vec::new(),
            allowed_origins: Vec::new(),
            blocking_threads: 64,
            grace: Duration::from_secs(10),
        }
    }

    /// Says who the server is; [`app_info!`](crate::app_info) reads it from the manifest.
    pub fn info(mut self, info: AppInfo) -> Self {
        self.info = info;
        self
    }

    /// Hands in the instance of a service type, a `T` or an `Arc<T>`; all annotated blocks of `T` share it.
    ///
    /// A zero-sized type that implements `Default` needs none.
    pub fn service<T: Send + Sync + 'static>(mut self, service: T) -> Self {
        self.stock.add_instance(Arc::new(service));
        self
    }

    /// Names service types in addition to those the linker kept, with [`services!`](crate::services).
    pub fn services(mut self, services: impl IntoIterator<Item = ServiceRef>) -> Self {
        self.stock.add_named(services);
        self
    }

    /// Serves the named types alone, with [`services!`](crate::services), whatever else is linked: for tests, and for
    /// several servers in one process.
    pub fn only(mut self, services: impl IntoIterator<Item = ServiceRef>) -> Self {
        self.stock.restrict(services);
        self
    }

    /// Mounts a protocol on its path.
    pub fn mount(mut self, endpoint: impl Endpoint) -> Self {
        self.endpoints.push(Box::new(endpoint));
        self
    }

    /// Sets where the server runs; by default [`Environment::detect`] decides.
    pub fn with_environment(mut self, environment: Environment) -> Self {
        self.environment = Some(environment);
        self
    }

    /// Lets the text of internal errors reach clients in production too. Default: no.
    pub fn expose_errors(mut self, expose: bool) -> Self {
        self.expose_errors = expose;
        self
    }

    /// Sets the limits of connections, headers and bodies.
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Allows hosts in addition to `localhost`, `127.0.0.1` and `[::1]`: the names under which clients reach the server,
    /// as in their URLs. Without a port every port is allowed. Pages of these hosts may call the server too.
    ///
    /// Needed to listen on an address that is not loopback.
    pub fn with_allowed_hosts(mut self, hosts: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.allowed_hosts.extend(hosts.into_iter().map(Into::into));
        self
    }

    /// Allows pages of further origins to call the server, each given in full: `https://app.example.com`.
    pub fn with_allowed_origins(mut self, origins: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.allowed_origins.extend(origins.into_iter().map(Into::into));
        self
    }

    /// Sets how many methods marked `#[rpc(blocking)]` run at a time; further calls wait. Default 64.
    ///
    /// The blocking pool of the runtime should have more threads than that; [`Server::run`] sees to it.
    pub fn with_blocking_threads(mut self, threads: usize) -> Self {
        self.blocking_threads = threads;
        self
    }

    /// Sets how long running calls may go on after the server was told to stop. Default 10 s.
    pub fn with_grace(mut self, grace: Duration) -> Self {
        self.grace = grace;
        self
    }

    /// Puts the server together.
    ///
    /// # Errors
    /// Everything that is wrong, at once: services without instance or defined twice, endpoints without services or on
    /// conflicting paths, settings that cannot be read.
    pub fn build(self) -> Result<Server, BuildError> {
        assemble(self)
    }
}
