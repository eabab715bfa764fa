//! Bad arguments, on both doors.

use serde_json::{Value, json};

use crate::support::{built, json as body, post, send};

async fn call(server: &rpc_runtime::Server, path: &str, name: &str, arguments: &Value) -> Value {
    let client = server.client(path).expect("mounted");
    let outcome = if path == "/mcp" {
        client
            .request("tools/call", json!({"name": name, "arguments": arguments}))
            .await
    } else {
        client.request(name, arguments).await
    };
    let error = outcome.expect_err("the arguments are bad");
    json!({"code": error.code().get(), "message": error.message(), "extra": error.extra()})
}

#[tokio::test]
async fn an_unknown_a_missing_and_a_wrong_argument_are_all_reported_and_the_method_is_not_entered() {
    let server = built(fixtures::specification());
    let arguments = json!({"minuend": "x", "minuendd": 1});
    for path in ["/rpc", "/mcp"] {
        let error = call(&server, path, "subtract", &arguments).await;
        assert_eq!(error["code"], -32602, "{path}");
        let violations = error["extra"]["violations"]
            .as_array()
            .expect("violations")
            .clone();
        let shown: Vec<_> = violations
            .iter()
            .map(|violation| (violation["pointer"].clone(), violation["rule"].clone()))
            .collect();
        assert_eq!(
            shown,
            [
                (json!("/minuend"), json!("type")),
                (json!("/subtrahend"), json!("required")),
                (json!("/minuendd"), json!("additionalProperties"))
            ],
            "{path}"
        );
        assert_eq!(violations[2]["suggestion"], "minuend");
        let first = violations[0]["message"].as_str().expect("a message");
        assert!(
            error["message"].as_str().expect("a message").contains(first),
            "{path}: {error}"
        );
    }
}

#[tokio::test]
async fn the_method_is_not_entered() {
    let server = built(fixtures::fixture());
    // `Test.panic` answers -32603 once it is entered.
    for path in ["/rpc", "/mcp"] {
        assert_eq!(
            call(&server, path, "Test.panic", &json!({"x": 1})).await["code"],
            -32602
        );
    }
}

#[tokio::test]
async fn an_argument_given_twice_is_refused() {
    let server = built(fixtures::fixture());
    let request = post(
        "/rpc",
        r#"{"jsonrpc":"2.0","id":1,"method":"Test.sleep","params":{"ms":1,"ms":2}}"#,
    );
    let answer = body(&send(&server, request).await);
    assert_eq!(answer["error"]["code"], -32602);
    assert_eq!(
        answer["error"]["data"]["extra"]["violations"][0]["pointer"],
        "/ms"
    );
}

#[tokio::test]
async fn what_json_schema_calls_an_integer_is_one() {
    let server = built(fixtures::fixture());
    for (sent, code) in [
        ("7.0", 7),
        ("7e0", 7),
        ("0.7e1", 7),
        ("700e-2", 7),
        ("-0", 0),
        ("-7.00", -7),
    ] {
        let request = post(
            "/rpc",
            format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.fail","params":[{sent}]}}"#),
        );
        assert_eq!(
            body(&send(&server, request).await)["error"]["code"],
            code,
            "{sent}"
        );
    }
}

#[tokio::test]
async fn a_number_that_does_not_fit_is_refused_for_what_it_is() {
    let server = built(fixtures::fixture());
    for (sent, rule, expected, text) in [
        (
            "9223372036854775808",
            "maximum",
            "at most 9223372036854775807",
            "maximum of 9223372036854775807",
        ),
        (
            "1180591620717411303424",
            "maximum",
            "at most 9223372036854775807",
            "maximum of 9223372036854775807",
        ),
        (
            "-9223372036854775809",
            "minimum",
            "at least -9223372036854775808",
            "-9223372036854775809 is not",
        ),
        ("1e400", "type", "", "out of range"),
    ] {
        let request = post(
            "/rpc",
            format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.fail","params":{{"code":{sent}}}}}"#),
        );
        let error = body(&send(&server, request).await)["error"].clone();
        assert_eq!(error["code"], -32602, "{sent}");
        let violation = &error["data"]["extra"]["violations"][0];
        assert_eq!(violation["pointer"], "/code", "{sent}");
        assert_eq!(violation["rule"], rule, "{sent}");
        assert_eq!(violation["expected"].as_str().unwrap_or_default(), expected);
        let message = violation["message"].as_str().expect("a message");
        assert!(
            message.starts_with("`code`: ") && message.contains(text),
            "{message}"
        );
    }
}

#[tokio::test]
async fn an_argument_nested_too_deep_is_refused_for_its_depth() {
    let server = built(fixtures::fixture());
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let request = post(
        "/rpc",
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.sleep","params":[{deep}]}}"#),
    );
    let violation = body(&send(&server, request).await)["error"]["data"]["extra"]["violations"][0].clone();
    assert_eq!(violation["rule"], "maxDepth");
    assert_eq!(violation["message"], "`ms`: nested deeper than 128 levels");
}

#[tokio::test]
async fn the_list_of_faults_is_bounded() {
    let server = built(fixtures::fixture());
    let members: Vec<_> = (0..5_000).map(|index| format!(r#""k{index}":1"#)).collect();
    let twice = vec![r#""ms":1"#; 5_000];
    for (params, listed) in [
        (members[..999].join(","), 1_000),
        (members.join(","), 1_000),
        (twice.join(","), 1_000),
    ] {
        let request = post(
            "/rpc",
            format!(r#"{{"jsonrpc":"2.0","id":1,"method":"Test.sleep","params":{{{params}}}}}"#),
        );
        let error = body(&send(&server, request).await)["error"].clone();
        assert_eq!(error["code"], -32602);
        let extra = &error["data"]["extra"];
        assert_eq!(extra["violations"].as_array().map(Vec::len), Some(listed));
        let is_truncated = params.len() > 20_000;
        assert_eq!(extra["truncated"].as_bool(), is_truncated.then_some(true));
        assert_eq!(
            error["message"].as_str().expect("a message").contains("at least"),
            is_truncated
        );
    }
}
