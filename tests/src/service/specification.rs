//! The methods that the examples of JSON-RPC 2.0 §7 call.

use rpc_runtime::rpc_service;

/// The methods of the examples, without a service name.
#[derive(Debug, Default)]
pub struct Specification;

#[rpc_service(name = "", group = "specification")]
impl Specification {
    /// Subtract one number from another.
    pub fn subtract(&self, minuend: i64, subtrahend: i64) -> i64 {
        minuend - subtrahend
    }

    /// Add three numbers.
    pub fn sum(&self, a: i64, b: i64, c: i64) -> i64 {
        a + b + c
    }

    /// Take five numbers.
    pub fn update(&self, a: i64, b: i64, c: i64, d: i64, e: i64) {
        let _ = (a, b, c, d, e);
    }

    /// Take a number.
    pub fn notify_hello(&self, number: i64) {
        let _ = number;
    }

    /// Give a list of two kinds.
    pub fn get_data(&self) -> (String, i64) {
        ("hello".to_owned(), 5)
    }
}
