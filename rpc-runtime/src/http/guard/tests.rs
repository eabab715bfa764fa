use ::http::{HeaderMap, HeaderValue, Uri, header};

use super::Guard;

fn guard(hosts: &[&str], origins: &[&str]) -> Guard {
    let owned = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut problems = Vec::new();
    let guard = Guard::new(&owned(hosts), &owned(origins), &mut problems);
    assert_eq!(problems, []);
    guard
}

fn allows(guard: &Guard, target: &str, hosts: &[&[u8]], origins: &[&[u8]]) -> bool {
    let mut headers = HeaderMap::new();
    for (name, values) in [(header::HOST, hosts), (header::ORIGIN, origins)] {
        for value in values {
            headers.append(
                name.clone(),
                HeaderValue::from_bytes(value).expect("a header value"),
            );
        }
    }
    guard
        .check(&target.parse::<Uri>().expect("a target"), &headers)
        .is_ok()
}

#[test]
fn only_loopback_hosts_are_allowed_by_default() {
    let guard = guard(&[], &[]);
    for host in [
        "localhost",
        "LocalHost",
        "localhost:1",
        "127.0.0.1",
        "127.0.0.1:65535",
        "[::1]",
        "[::1]:8080",
    ] {
        assert!(allows(&guard, "/", &[host.as_bytes()], &[]), "{host}");
    }
    let odd = ["", " ", "localhost, evil.com", "localhost\t.evil.com"];
    let foreign = ": :80 evil.com localhost.evil.com 127.0.0.1.nip.io localhost@evil.com \
        localhost:80@evil.com evil.com@localhost localhost: localhost:x localhost:+1 \
        localhost:65536 localhost:80:80 localhost. [::1 ::1 [::1]x [::1]: [::2] [] [localhost] \
        0.0.0.0 127.0.0.2 127.1 2130706433 localhost/ http://localhost localhost%00";
    for host in foreign.split_whitespace().chain(odd) {
        assert!(!allows(&guard, "/", &[host.as_bytes()], &[]), "{host}");
    }
    assert!(
        !allows(&guard, "/", &[b"localhost\xff"], &[]),
        "bytes beyond ASCII"
    );
}

#[test]
fn a_request_names_its_host_exactly_once() {
    let guard = guard(&["api.example.com"], &[]);
    assert!(!allows(&guard, "/", &[], &[]), "no host");
    assert!(
        !allows(&guard, "/", &[b"localhost", b"localhost"], &[]),
        "two hosts"
    );
    assert!(
        !allows(&guard, "/", &[b"localhost", b"evil.com"], &[]),
        "two different hosts"
    );
    assert!(
        allows(&guard, "http://localhost/", &[], &[]),
        "`:authority` alone"
    );
    assert!(
        allows(&guard, "http://localhost:1/", &[b"LOCALHOST:1"], &[]),
        "both, equal"
    );
    assert!(
        !allows(&guard, "http://localhost/", &[b"api.example.com"], &[]),
        "both, different"
    );
    assert!(
        !allows(&guard, "http://evil.com/", &[b"localhost"], &[]),
        "foreign target"
    );
    assert!(
        !allows(&guard, "http://evil.com/", &[], &[]),
        "foreign `:authority`"
    );
    assert!(
        !allows(&guard, "http://localhost@evil.com/", &[], &[]),
        "user information"
    );
    assert!(
        !allows(&guard, "http://user@localhost/", &[b"localhost"], &[]),
        "user information of a good host"
    );
}

#[test]
fn only_loopback_origins_are_allowed_by_default() {
    let guard = guard(&[], &[]);
    for origin in [
        "http://localhost",
        "https://localhost:3000",
        "HTTP://127.0.0.1:1",
        "https://[::1]:8443",
    ] {
        assert!(
            allows(&guard, "/", &[b"localhost"], &[origin.as_bytes()]),
            "{origin}"
        );
    }
    for origin in [
        "null",
        "",
        "http://",
        "localhost",
        "http:/localhost",
        "http://evil.com",
        "https://localhost.evil.com",
        "http://localhost/",
        "http://localhost@evil.com",
        "file://localhost",
        "ws://localhost",
        "chrome-extension://localhost",
        "http://localhost http://evil.com",
    ] {
        assert!(
            !allows(&guard, "/", &[b"localhost"], &[origin.as_bytes()]),
            "{origin}"
        );
    }
    assert!(
        !allows(
            &guard,
            "/",
            &[b"localhost"],
            &[b"http://localhost", b"http://localhost"]
        ),
        "two origins"
    );
}

#[test]
fn configured_hosts_are_allowed_in_addition_and_are_origins_too() {
    let guard = guard(
        &[
            "api.example.com",
            "Other.example.com:8443",
            "plain.example.com:443",
            "[2001:db8::1]",
        ],
        &[],
    );
    for (host, is_allowed) in [
        ("localhost:1", true),
        ("API.example.com", true),
        ("api.example.com:1234", true),
        ("other.example.com:8443", true),
        ("other.example.com:1", false),
        ("other.example.com", false),
        ("plain.example.com", true),
        ("[2001:db8::1]:80", true),
        ("example.com", false),
        ("x.api.example.com", false),
    ] {
        assert_eq!(allows(&guard, "/", &[host.as_bytes()], &[]), is_allowed, "{host}");
    }
    for (origin, is_allowed) in [
        ("https://api.example.com", true),
        ("http://api.example.com:3000", true),
        ("https://plain.example.com", true),
        ("http://plain.example.com", false),
        ("https://other.example.com", false),
        ("https://evil.com", false),
    ] {
        assert_eq!(
            allows(&guard, "/", &[b"localhost"], &[origin.as_bytes()]),
            is_allowed,
            "{origin}"
        );
    }
}

#[test]
fn configured_origins_are_compared_as_a_whole() {
    let guard = guard(&[], &["https://app.example.com", "chrome-extension://abcdef"]);
    for (origin, is_allowed) in [
        ("https://app.example.com", true),
        ("HTTPS://APP.example.com", true),
        ("chrome-extension://abcdef", true),
        ("http://app.example.com", false),
        ("https://app.example.com:1", false),
        ("chrome-extension://abcdefg", false),
        ("null", false),
    ] {
        assert_eq!(
            allows(&guard, "/", &[b"localhost"], &[origin.as_bytes()]),
            is_allowed,
            "{origin}"
        );
    }
    assert!(
        !allows(&guard, "/", &[b"app.example.com"], &[]),
        "an origin is no host"
    );
}

#[test]
fn bad_settings_are_problems() {
    let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut problems = Vec::new();
    let _ = Guard::new(
        &texts(&["", "https://x", "x/y", "*", "*.example.com", "a b", "x:port"]),
        &texts(&[
            "",
            "null",
            "*",
            "example.com",
            "https://x/",
            "https://x/y",
            "https://*",
        ]),
        &mut problems,
    );
    assert_eq!(problems.len(), 14, "{problems:?}");
}
