//! What is no message, whatever it would ask for.

use crate::{
    fixture::standard,
    ladder::{LEGACY, Row, check, legacy, modern},
    post::{MODERN, Post},
};

#[tokio::test]
async fn a_body_that_is_no_json_is_a_parse_error_without_id() {
    let mut rows = Vec::<Row>::new();
    for body in [
        &b""[..],
        b"{",
        b"nope",
        b"{\"id\":1}}",
        b"[1,",
        b"{\"id\":1,\"x\":\"\xff\"}",
        b"\xef\xbb\xbf{\"id\":1}",
    ] {
        rows.push((
            "E-01, E-02 modern",
            Post::bytes(MODERN, body).header("MCP-Protocol-Version", MODERN),
            (400, -32700, None),
        ));
        rows.push((
            "E-01, E-02 legacy",
            Post::bytes(LEGACY, body),
            (400, -32700, None),
        ));
    }
    check(rows).await;
}

#[tokio::test]
async fn json_that_is_no_message_is_an_invalid_request() {
    let mut rows = Vec::<Row>::new();
    for (rule, body, id) in [
        ("E-03", "1", None),
        ("E-03", "1e999", None),
        ("E-03", "null", None),
        ("E-03", "\"x\"", None),
        ("E-03", "{}", None),
        ("E-03 jsonrpc", r#"{"id":7,"method":"ping"}"#, Some("7")),
        (
            "E-03 jsonrpc",
            r#"{"jsonrpc":"1.0","id":"a","method":"ping"}"#,
            Some("\"a\""),
        ),
        (
            "E-03 jsonrpc",
            r#"{"jsonrpc":2.0,"id":1,"method":"ping"}"#,
            Some("1"),
        ),
        ("E-03 method", r#"{"jsonrpc":"2.0","id":1,"method":1}"#, Some("1")),
        ("E-03 method", r#"{"jsonrpc":"2.0","id":1}"#, Some("1")),
        ("E-03 method", r#"{"jsonrpc":"2.0","method":1}"#, None),
        (
            "E-03 case",
            r#"{"jsonrpc":"2.0","id":1,"Method":"ping"}"#,
            Some("1"),
        ),
        (
            "E-03 params",
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":"x"}"#,
            Some("1"),
        ),
        (
            "E-03 params",
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":null}"#,
            Some("1"),
        ),
        (
            "E-03 surrogate",
            r#"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#,
            Some("1"),
        ),
        (
            "E-03 surrogate",
            r#"{"jsonrpc":"2.0","id":1,"\ud800":0,"method":"ping"}"#,
            None,
        ),
        ("E-04", r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, None),
        ("E-05", r#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, None),
        ("E-05", r#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, None),
        ("E-05", r#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, None),
        ("E-06", r#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, None),
        ("E-06", r#"{"jsonrpc":"2.0","id":1e3,"method":"ping"}"#, None),
        ("E-08", "[]", None),
        ("E-09", r#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, None),
        (
            "E-10",
            r#"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#,
            None,
        ),
        ("E-12", "[1,2]", None),
    ] {
        rows.push((rule, modern(body), (400, -32600, id)));
        rows.push((rule, legacy(body), (400, -32600, id)));
    }
    check(rows).await;
}

#[tokio::test]
async fn a_member_given_twice_is_an_invalid_request() {
    let mut rows = Vec::<Row>::new();
    for (body, id) in [
        (
            r#"{"jsonrpc":"2.0","jsonrpc":"2.0","id":1,"method":"ping"}"#,
            Some("1"),
        ),
        (r#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, None),
        (
            r#"{"jsonrpc":"2.0","method":"ping","method":"ping","id":1,"id":2}"#,
            None,
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"ping","meth\u006fd":"tools/list"}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{},"params":{}}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","name":"b"}}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{},"arguments":{}}}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a","cursor":"b"}}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{},"_meta":{}}}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"a","protocolVersion":"b"}}"#,
            Some("1"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"a","io.modelcontextprotocol/protocolVersion":"b"}}}"#,
            Some("1"),
        ),
    ] {
        rows.push(("E-67 modern", modern(body), (400, -32600, id)));
        rows.push(("E-67 legacy", legacy(body), (400, -32600, id)));
    }
    check(rows).await;
}

#[tokio::test]
async fn depth_and_length_exhaust_nothing() {
    let endpoint = standard();
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    assert_eq!(
        Post::raw(LEGACY, &deep).send(&endpoint).await.error(400, -32600)["code"],
        -32600
    );
    for (params, code) in [
        (format!(r#"{{"name":{deep}}}"#), -32602),
        (
            format!(r#"{{"name":"Calc.bare","arguments":{{"x":{deep}}}}}"#),
            -32602,
        ),
        (
            format!(r#"{{"name":"Calc.echo","arguments":{{"value":{deep}}}}}"#),
            -32602,
        ),
        (
            format!(r#"{{"x":{deep},"_meta":{{"x":{deep}}},"name":"nope"}}"#),
            -32602,
        ),
        (deep.clone(), -32602),
    ] {
        let body =
            format!(r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{params},"x":{deep}}}"#);
        Post::raw("2025-03-26", &body)
            .send(&endpoint)
            .await
            .error(200, code);
    }
    let id = format!("\"{}\"", "9".repeat(100_000));
    let ping = format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"ping"}}"#);
    assert_eq!(
        Post::raw("2025-03-26", &ping).send(&endpoint).await.id(),
        Some(id.as_str())
    );
}
