//! Generated code answers for no lint of the user's.

#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    unreachable_pub,
    unused,
    nonstandard_style,
    future_incompatible
)]
#![deny(
    elided_lifetimes_in_paths,
    single_use_lifetimes,
    trivial_casts,
    unused_lifetimes,
    unused_qualifications,
    unused_results
)]
#![deny(
    let_underscore_drop,
    redundant_lifetimes,
    unit_bindings,
    variant_size_differences,
    non_local_definitions,
    deprecated
)]
#![deny(clippy::all, clippy::pedantic)]

use rpc_runtime::{CallContext, IntoRpcError, rpc_service};

/// Fault.
#[derive(Debug, thiserror::Error, IntoRpcError)]
pub enum Fault {
    /// Not found.
    #[error("no `{name}`")]
    #[rpc(code = 1, retryable)]
    NotFound {
        /// Name.
        name: String,
        /// Cause.
        source: std::fmt::Error,
    },
    /// Other.
    #[deprecated]
    #[error("other")]
    #[rpc(internal)]
    Other,
}

/// Catalogue.
#[derive(Debug)]
pub struct Catalog;

#[rpc_service]
impl Catalog {
    /// Finds.
    ///
    /// # Errors
    /// Not found.
    pub async fn find(
        &self,
        /// Name.
        name: &str,
        cx: &CallContext,
        #[rpc(default = 3)] limit: u32,
    ) -> Result<u32, Fault> {
        std::future::ready(()).await;
        let _ = cx.request_id();
        if name.is_empty() {
            Err(Fault::NotFound {
                name: name.to_owned(),
                source: std::fmt::Error,
            })
        } else {
            Ok(limit)
        }
    }

    /// Pings.
    #[deprecated]
    #[rpc(blocking)]
    pub fn ping(&self) {}
}

/// Private service.
#[derive(Debug)]
struct Hidden(u8);

#[rpc_service]
impl Hidden {
    #[rpc(publish)]
    fn ping(&self) -> u8 {
        self.0
    }

    #[rpc(publish)]
    fn free() {}
}

fn main() {
    let _ = Hidden(1);
}
