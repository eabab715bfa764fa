use bytes::Bytes;
use http::{Request, StatusCode};
use rpc_runtime::{Client, ErrorCode};
use serde_json::json;

use crate::support::{Probe, builder};

fn client() -> Client {
    builder()
        .build()
        .expect("a server")
        .client("/probe")
        .expect("a client")
}

// No runtime: nothing here waits for anything.
fn wait<T>(future: impl Future<Output = T>) -> T {
    futures_util::FutureExt::now_or_never(future).expect("an answer at once")
}

#[test]
fn it_sends_through_all_guards() {
    let client = client();
    let post = || Request::post("/probe").header("content-type", "application/json");
    let answer = wait(client.send(post().body("[1]").expect("a request")));
    assert_eq!(
        (answer.status(), answer.body().as_ref()),
        (StatusCode::OK, &b"[1]"[..])
    );
    assert_eq!(answer.headers()["cache-control"], "no-store");
    for (request, status) in [
        (post().header("host", "evil.com"), 403),
        (post().header("origin", "http://evil.com"), 403),
        (Request::get("/elsewhere"), 404),
        (Request::put("/probe"), 405),
        (Request::post("/probe"), 415),
        (post().header("accept", "text/html"), 406),
        (Request::get("http://127.0.0.1:1/healthz"), 200),
        (Request::get("http://evil.com/healthz"), 403),
    ] {
        let request = request.body(Bytes::new()).expect("a request");
        let shown = format!("{request:?}");
        assert_eq!(wait(client.send(request)).status().as_u16(), status, "{shown}");
    }
}

#[test]
fn it_calls_methods_by_the_endpoint_s_protocol() {
    let client = client();
    let ask = |params| {
        wait(client.clone().request("Catalog.search", params))
            .expect("a result")
            .get()
            .to_owned()
    };
    assert_eq!(
        ask(json!({"query": "x"})),
        r#""Catalog.search {\"query\":\"x\"}""#
    );
    assert_eq!(ask(json!(["x", 2])), r#""Catalog.search [\"x\",2]""#);
    assert_eq!(
        wait(client.request("ping", ())).expect("a result").get(),
        r#""ping -""#
    );
}

#[test]
fn an_error_is_the_endpoint_s() {
    let limits = rpc_runtime::Limits::default().with_max_body(3);
    let server = builder().with_limits(limits).build().expect("a server");
    let client = server.client("/probe").expect("a client");
    let error = wait(client.request("ping", json!([1]))).expect_err("too large");
    assert_eq!(error.code(), ErrorCode::new(413));
}

#[test]
fn an_unknown_path_lists_the_known_ones() {
    let server = builder().mount(Probe::new("/other")).build().expect("a server");
    for path in ["/nothing", "/probe/", "/probe/sub", "", "/healthz"] {
        let error = server.client(path).expect_err("no endpoint");
        assert_eq!(
            error.to_string(),
            format!("no endpoint is mounted at `{path}`; mounted are: /probe, /other")
        );
    }
}
