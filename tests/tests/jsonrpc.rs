//! JSON-RPC 2.0 at `/rpc`, as raw text.

use std::fmt::Write;

use expect_test::expect_file;

use crate::support::{built, post, send, text};

/// Sends each body and writes down what came back.
async fn transcript(server: &rpc_runtime::Server, bodies: &[(&str, &str)]) -> String {
    let mut transcript = String::new();
    for (title, body) in bodies {
        let (status, answer) = text(&send(server, post("/rpc", *body)).await);
        let _ = writeln!(transcript, "# {title}\n--> {body}\n<-- {status} {answer}\n");
    }
    transcript
}

/// The examples of JSON-RPC 2.0 §7, in the order of the page.
const SECTION_7: [(&str, &str); 13] = [
    (
        "positional parameters",
        r#"{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}"#,
    ),
    (
        "positional parameters, the other way round",
        r#"{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}"#,
    ),
    (
        "named parameters",
        r#"{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}"#,
    ),
    (
        "named parameters in another order",
        r#"{"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}"#,
    ),
    (
        "a notification",
        r#"{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}"#,
    ),
    (
        "a notification to no method",
        r#"{"jsonrpc": "2.0", "method": "foobar"}"#,
    ),
    (
        "no such method",
        r#"{"jsonrpc": "2.0", "method": "foobar", "id": "1"}"#,
    ),
    (
        "invalid JSON",
        r#"{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]"#,
    ),
    (
        "an invalid request object",
        r#"{"jsonrpc": "2.0", "method": 1, "params": "bar"}"#,
    ),
    (
        "a batch of invalid JSON",
        r#"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}, {"jsonrpc": "2.0", "method" ]"#,
    ),
    ("an empty batch", "[]"),
    ("an invalid batch", "[1,2,3]"),
    (
        "a batch of all kinds",
        r#"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},{"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},{"foo": "boo"},{"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},{"jsonrpc": "2.0", "method": "get_data", "id": "9"}]"#,
    ),
];

#[tokio::test]
async fn the_examples_of_the_specification_are_answered_as_it_says() {
    let server = built(fixtures::specification());
    let mut bodies = SECTION_7.to_vec();
    bodies.push((
        "a batch of notifications",
        r#"[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]},{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]"#,
    ));
    expect_file!["golden/jsonrpc_section_7.txt"].assert_eq(&transcript(&server, &bodies).await);
}

/// J-01 to J-16 and the `/rpc` column of the table of cases, where §7 has no example.
const RULES: [(&str, &str); 27] = [
    (
        "J-01 version as another string",
        r#"{"jsonrpc":"2","method":"Test.echo","id":1}"#,
    ),
    (
        "J-01 version as a number",
        r#"{"jsonrpc":2.0,"method":"Test.echo","id":1}"#,
    ),
    ("J-01 no version", r#"{"method":"Test.echo","id":1}"#),
    (
        "J-03 the reserved names",
        r#"{"jsonrpc":"2.0","method":"rpc.foo","id":1}"#,
    ),
    (
        "J-04 params as a string",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":"x","id":1}"#,
    ),
    (
        "J-04 params as null",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":null,"id":1}"#,
    ),
    (
        "J-05 by position",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":[[1, 2 ]],"id":1}"#,
    ),
    (
        "J-05 by name",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":{"value":[1, 2 ]},"id":1}"#,
    ),
    (
        "J-05 names are case-sensitive",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":{"Value":1},"id":1}"#,
    ),
    (
        "J-05 too many positions",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":[1,2],"id":1}"#,
    ),
    (
        "J-06 id as text",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":"x"}"#,
    ),
    ("J-06 id zero", r#"{"jsonrpc":"2.0","method":"Test.echo","id":0}"#),
    (
        "J-06 id negative",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":-1}"#,
    ),
    (
        "J-06 id with a fraction",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":1.50}"#,
    ),
    (
        "J-06 id null is answered",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":null}"#,
    ),
    (
        "J-14 member names are case-sensitive",
        r#"{"jsonrpc":"2.0","Method":"Test.echo","id":1}"#,
    ),
    (
        "J-16 a long id survives",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":9007199254740993}"#,
    ),
    (
        "J-16 long numbers survive",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":[9007199254740993123456789.10],"id":1}"#,
    ),
    (
        "E-05 id as a boolean",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":true}"#,
    ),
    (
        "E-05 id as an object",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":{}}"#,
    ),
    ("E-13 a response", r#"{"jsonrpc":"2.0","result":1,"id":1}"#),
    (
        "E-15 a notification with bad params",
        r#"{"jsonrpc":"2.0","method":"Test.echo","params":"x"}"#,
    ),
    (
        "E-41 an error of the method",
        r#"{"jsonrpc":"2.0","method":"Test.fail","params":[77],"id":1}"#,
    ),
    (
        "E-66 unknown members are ignored",
        r#"{"jsonrpc":"2.0","method":"Test.echo","id":1,"extra":{"a":1}}"#,
    ),
    (
        "E-67 a member twice",
        r#"{"jsonrpc":"2.0","method":"Test.echo","method":"Test.fail","id":1}"#,
    ),
    ("a scalar", "7"),
    ("nothing", ""),
];

#[tokio::test]
async fn the_rules_of_the_specification_hold_where_it_has_no_example() {
    let server = built(fixtures::fixture());
    expect_file!["golden/jsonrpc_rules.txt"].assert_eq(&transcript(&server, &RULES).await);
}

#[tokio::test]
async fn a_body_that_is_not_utf_8_is_a_parse_error() {
    let server = built(fixtures::fixture());
    let mut request = post("/rpc", "");
    *request.body_mut() = b"{\"jsonrpc\":\"2.0\",\"method\":\"\xff\",\"id\":1}"
        .to_vec()
        .into();
    let (status, answer) = text(&send(&server, request).await);
    assert_eq!(status, 200);
    assert!(
        answer.starts_with(r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#),
        "{answer}"
    );
}

#[tokio::test]
async fn a_batch_runs_side_by_side_and_is_answered_in_the_order_of_its_members() {
    let server = built(fixtures::fixture());
    let calls: Vec<_> = [300, 200, 100, 0]
        .iter()
        .enumerate()
        .map(|(id, ms)| format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"Test.sleep","params":[{ms}]}}"#))
        .collect();
    let start = std::time::Instant::now();
    let (_, answer) = text(&send(&server, post("/rpc", format!("[{}]", calls.join(",")))).await);
    assert!(
        start.elapsed().as_millis() < 550,
        "one after the other it takes 600 ms, it took {:?}",
        start.elapsed()
    );
    let expected: Vec<_> = [300, 200, 100, 0]
        .iter()
        .enumerate()
        .map(|(id, ms)| format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{ms}}}"#))
        .collect();
    assert_eq!(answer, format!("[{}]", expected.join(",")));
}

#[tokio::test]
async fn a_batch_above_the_limit_is_refused_with_one_error() {
    let server = built(fixtures::fixture());
    let member = r#"{"jsonrpc":"2.0","id":1,"method":"Test.echo"}"#;
    let (status, answer) = text(
        &send(
            &server,
            post("/rpc", format!("[{}]", vec![member; 10_001].join(","))),
        )
        .await,
    );
    assert_eq!(status, 200);
    assert!(
        answer.starts_with(r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#),
        "{answer}"
    );
}

#[tokio::test]
async fn deep_nesting_is_echoed_or_refused_and_never_fatal() {
    let server = built(fixtures::fixture());
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let body = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.echo","params":[{deep}]}}"#);
    let (status, answer) = text(&send(&server, post("/rpc", body)).await);
    assert_eq!(status, 200);
    assert!(
        answer.starts_with(r#"{"jsonrpc":"2.0","id":"#),
        "{}",
        &answer[..80]
    );
}
