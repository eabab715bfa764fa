//! Every kind of error on its way to the wire.

use std::{error::Error, fmt, io, num::ParseIntError, rc::Rc};

use rpc_runtime::{Environment, ErrorKind, Failure, IntoRpcError, RpcError, error::ErrorPolicy, rpc_service};
use serde_json::{Value, json};

use crate::support::{call, method};

#[derive(Debug, thiserror::Error, IntoRpcError)]
#[allow(unreachable_pub)]
pub enum CatalogError {
    /// No product has this [`name`](Catalog).
    #[error("no product `{name}`")]
    #[rpc(code = 1001, hint = "search first", retryable)]
    NotFound { name: String, r#type: u8 },
    #[error("bad number")]
    #[rpc(code = -5)]
    BadNumber {
        text: &'static str,
        #[source]
        cause: ParseIntError,
    },
    #[error("disk {0}")]
    #[rpc(internal)]
    Disk(String, #[source] io::Error),
    #[error(transparent)]
    #[rpc(transparent)]
    Inner(#[from] InnerError),
    #[error(transparent)]
    #[rpc(transparent)]
    Foreign(Box<dyn Error + Send + Sync>),
}

#[derive(Debug, thiserror::Error, IntoRpcError)]
#[error("inner {level}")]
#[rpc(code = 7)]
#[allow(unreachable_pub)]
pub struct InnerError {
    level: u8,
    source: LocalError,
}

/// Cannot travel: it is not `Send`.
#[derive(Debug)]
#[allow(unreachable_pub)]
pub struct LocalError(#[allow(dead_code)] Rc<()>);

impl fmt::Display for LocalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("local")
    }
}

impl Error for LocalError {}

#[derive(Default)]
struct Faulty;

type Alias<T> = Result<T, CatalogError>;

#[rpc_service]
#[allow(unreachable_pub)]
impl Faulty {
    pub fn coded(&self, which: u8) -> Alias<()> {
        Err(match which {
            0 => CatalogError::NotFound {
                name: "lamp".to_owned(),
                r#type: 3,
            },
            1 => CatalogError::BadNumber {
                text: "x",
                cause: "x".parse::<u8>().unwrap_err(),
            },
            2 => CatalogError::Disk("full".to_owned(), io::Error::other("no space")),
            3 => InnerError {
                level: 2,
                source: LocalError(Rc::new(())),
            }
            .into(),
            _ => CatalogError::Foreign("foreign".into()),
        })
    }

    pub fn text(&self) -> Result<u8, String> {
        Err("text".to_owned())
    }

    pub fn std(&self) -> Result<u8, ParseIntError> {
        "x".parse()
    }

    pub async fn boxed(&self) -> Result<u8, Box<dyn Error + Send + Sync>> {
        Err("boxed".into())
    }

    pub fn own(&self) -> Result<u8, RpcError> {
        Err(RpcError::new(12, "own"))
    }
}

fn object(error: &RpcError, environment: Environment) -> Value {
    let policy = ErrorPolicy {
        environment,
        expose_errors: false,
    };
    serde_json::from_str(error.to_object(policy, "r1").get()).unwrap()
}

fn coded(which: u8) -> RpcError {
    call("Faulty.coded", &format!("[{which}]")).unwrap_err()
}

#[test]
fn a_coded_variant_carries_its_fields_and_no_place() {
    assert_eq!(
        object(&coded(0), Environment::Dev),
        json!({
            "code": 1001,
            "message": "no product `lamp`",
            "data": {
                "exception": "behaviour::errors::CatalogError",
                "extra": {"name": "lamp", "type": 3, "hint": "search first", "retryable": true},
            },
        })
    );
}

#[test]
fn a_source_is_a_cause_and_no_extra() {
    assert_eq!(
        object(&coded(1), Environment::Dev)["data"],
        json!({
            "exception": "behaviour::errors::CatalogError",
            "extra": {"text": "x"},
            "chain": ["invalid digit found in string"],
        })
    );
}

#[test]
fn an_internal_variant_is_masked_in_production() {
    let error = coded(2);
    assert_eq!(error.kind(), ErrorKind::Failed(Failure::Internal));
    assert_eq!(object(&error, Environment::Dev)["message"], "disk full");
    assert_eq!(
        object(&error, Environment::Dev)["data"]["chain"],
        json!(["no space"])
    );
    assert_eq!(object(&error, Environment::Prod)["message"], "internal error");
    assert_eq!(object(&error, Environment::Prod)["code"], -32603);
}

#[test]
fn a_transparent_variant_is_the_error_inside() {
    let error = coded(3);
    assert_eq!(
        (error.code().get(), error.exception()),
        (7, "behaviour::errors::InnerError")
    );
    assert_eq!(
        object(&error, Environment::Dev)["data"]["extra"],
        json!({"level": 2})
    );
    let foreign = coded(4);
    assert_eq!((foreign.code().get(), foreign.message()), (-32603, "foreign"));
}

#[test]
fn codes_are_listed_with_their_texts() {
    let specs: Vec<(i64, &str)> = (method("Faulty.coded").errors)()
        .iter()
        .map(|spec| (spec.code, spec.message))
        .collect();
    assert_eq!(
        specs,
        [
            (1001, "No product has this `name`."),
            (-5, "bad number"),
            (7, "inner error")
        ]
    );
    assert_eq!((method("Faulty.text").errors)(), []);
}

#[test]
fn other_errors_are_internal_with_their_type() {
    let error = |name| call(name, "[]").unwrap_err();
    assert_eq!(
        (error("Faulty.text").code().get(), error("Faulty.text").message()),
        (-32603, "text")
    );
    assert_eq!(error("Faulty.std").exception(), "core::num::error::ParseIntError");
    assert_eq!(error("Faulty.boxed").message(), "boxed");
    assert_eq!(
        (error("Faulty.own").code().get(), error("Faulty.own").message()),
        (12, "own")
    );
}
