//! Names a service type, which makes the compiler load its crate.

use crate::descriptor::SelfType;

/// A service type by name; made by [`services!`](crate::services).
#[derive(Clone, Copy, Debug)]
pub struct ServiceRef(SelfType);

impl ServiceRef {
    /// The service type `T`.
    #[must_use]
    pub fn of<T: Send + Sync + 'static>() -> Self {
        Self(SelfType::of::<T>())
    }

    pub(crate) fn self_type(self) -> SelfType {
        self.0
    }
}

/// Names service types for [`services`](crate::ServerBuilder::services) and [`only`](crate::ServerBuilder::only).
///
/// A linker may leave out a library crate that no code of the program names, and its services with it. Naming one type
/// of the crate keeps all of them.
///
/// ```
/// # mod notes {
/// #     #[derive(Default)]
/// #     pub struct Notes;
/// #     #[rpc_runtime::rpc_service]
/// #     impl Notes {
/// #         /// Counts the notes.
/// #         pub fn count(&self) -> u32 { 0 }
/// #     }
/// # }
/// use rpc_runtime::{RpcEndpoint, Server, services};
///
/// let server = Server::builder().services(services![notes::Notes]).mount(RpcEndpoint::new("/rpc")).build()?;
/// # Ok::<(), rpc_runtime::BuildError>(())
/// ```
#[macro_export]
macro_rules! services {
    ($($service:ty),* $(,)?) => {
        [$($crate::registry::ServiceRef::of::<$service>()),*]
    };
}
