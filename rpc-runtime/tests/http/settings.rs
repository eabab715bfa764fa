use std::{sync::Arc, time::Duration};

use rpc_runtime::{Limits, RpcEndpoint, Server, rpc_service, services};

use crate::support::{Probe, Something, builder};

/// Holds state, so it must be handed in.
struct Counter(u32);

#[rpc_service(group = "count")]
impl Counter {
    /// The number it was made with.
    pub fn number(&self) -> u32 {
        self.0
    }
}

/// Has no annotated block.
struct Plain;

fn problems(builder: rpc_runtime::ServerBuilder) -> Vec<String> {
    match builder.build() {
        Ok(_) => Vec::new(),
        Err(error) => error.problems().iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn an_instance_may_be_shared() {
    for builder in [
        Server::builder().service(Counter(7)),
        Server::builder().service(Arc::new(Counter(7))),
    ] {
        let server = builder
            .mount(RpcEndpoint::new("/count").group("count"))
            .build()
            .expect("a server");
        let client = server.client("/count").expect("a client");
        let result =
            futures_util::FutureExt::now_or_never(client.request("Counter.number", ())).expect("at once");
        assert_eq!(result.expect("a number").get(), "7");
    }
}

#[test]
fn a_shared_instance_that_no_endpoint_serves_is_no_problem() {
    assert_eq!(problems(builder().service(Arc::new(Counter(7)))), [""; 0]);
}

#[test]
fn an_instance_is_handed_in_once() {
    let twice = Server::builder()
        .service(Counter(1))
        .service(Arc::new(Counter(2)));
    let problems = problems(twice.mount(Probe::new("/count").group("count")));
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].contains("two instances"), "{problems:?}");
}

#[test]
fn every_problem_is_found_at_once() {
    let problems = problems(
        Server::builder()
            .service(Plain)
            .mount(Probe::new("/probe"))
            .mount(Probe::new("/probe"))
            .mount(Probe::new("/probe/inside"))
            .mount(Probe::new("slash/"))
            .mount(Probe::new("/healthz"))
            .mount(Probe::new("/empty").group("empty"))
            .mount(Probe::new("/unmountable"))
            .mount(Probe::new("/count").group("count"))
            .with_limits(
                Limits::default()
                    .with_max_body(0)
                    .with_idle_timeout(Duration::ZERO),
            )
            .with_blocking_threads(0)
            .with_allowed_hosts(["https://x"])
            .with_allowed_origins(["null"]),
    );
    for part in [
        "`max_body` is zero",
        "`idle_timeout` is zero",
        "0 blocking threads",
        "`https://x` is no host",
        "`null` is no origin",
        "two endpoints are mounted at `/probe`",
        "`/probe/inside` lies inside `/probe`",
        "`slash/` needs a leading slash",
        "`/healthz` is where the server tells its health",
        "`/empty` serves nothing",
        "the probe cannot be mounted here",
        "no instance of `http::settings::Counter`",
        "`http::settings::Plain` has no annotated block",
    ] {
        assert_eq!(
            problems.iter().filter(|problem| problem.contains(part)).count(),
            1,
            "{part}: {problems:#?}"
        );
    }
}

#[test]
fn a_server_without_endpoints_says_how_to_mount_one() {
    assert!(problems(Server::builder())[0].contains("`.mount(RpcEndpoint::new(\"/rpc\"))`"));
}

#[test]
fn only_the_named_services_are_served() {
    assert_eq!(problems(builder().only(services![Something])), [""; 0]);
    assert!(problems(builder().only(services![Counter]))[0].contains("`/probe` serves nothing"));
    assert_eq!(problems(builder().services(services![Counter])), [""; 0]);
}

#[tokio::test]
async fn an_address_that_others_reach_needs_allowed_hosts() {
    let error = builder()
        .build()
        .expect("a server")
        .bind(("0.0.0.0", 0))
        .await
        .expect_err("a refusal");
    assert!(
        error
            .to_string()
            .contains("`.with_allowed_hosts([\"api.example.com\"])`"),
        "{error}"
    );
    assert_eq!(format!("{error:?}"), error.to_string());
    let loopback: std::net::SocketAddr = "[::ffff:127.0.0.1]:0".parse().expect("an address");
    // Whether the system has IPv6 is not the question.
    let bound = builder().build().expect("a server").bind(loopback).await;
    assert!(
        bound
            .err()
            .is_none_or(|error| !error.to_string().contains("with_allowed_hosts"))
    );
}

#[tokio::test]
async fn a_port_that_is_taken_is_named() {
    let first = crate::support::start(builder()).await;
    let error = builder()
        .build()
        .expect("a server")
        .bind(first.local_addr())
        .await
        .expect_err("taken");
    assert!(
        error
            .to_string()
            .starts_with(&format!("cannot listen on {}: ", first.local_addr())),
        "{error}"
    );
    let error = builder()
        .build()
        .expect("a server")
        .bind("nonsense")
        .await
        .expect_err("no address");
    assert!(
        error
            .to_string()
            .starts_with("cannot read the address to listen on: "),
        "{error}"
    );
}

#[tokio::test]
async fn run_inside_a_runtime_names_serve() {
    let error = builder()
        .build()
        .expect("a server")
        .run("127.0.0.1:0")
        .expect_err("a refusal");
    assert!(error.to_string().contains("`.serve(address).await`"), "{error}");
}
