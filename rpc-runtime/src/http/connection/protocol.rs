//! hyper's settings, made once per server.

use hyper::server::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioTimer};

use crate::http::Limits;

/// The two protocols of a port.
#[derive(Clone, Debug)]
pub(in crate::http) struct Protocols {
    pub(super) http1: http1::Builder,
    pub(super) http2: http2::Builder<TokioExecutor>,
}

impl Protocols {
    pub(in crate::http) fn new(limits: &Limits) -> Self {
        let mut http1 = http1::Builder::new();
        http1
            // The pulse of the connection has this deadline, and more.
            .header_read_timeout(None)
            .max_header_size(limits.max_header_section as usize);
        let mut http2 = http2::Builder::new(TokioExecutor::new());
        http2
            .timer(TokioTimer::new())
            .keep_alive_interval(limits.ping_interval)
            .keep_alive_timeout(limits.ping_interval)
            .max_concurrent_streams(limits.max_concurrent_streams)
            .max_header_list_size(limits.max_header_section);
        Self { http1, http2 }
    }
}
