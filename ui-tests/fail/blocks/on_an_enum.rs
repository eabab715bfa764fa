use rpc_runtime::rpc_service;

#[rpc_service]
#[derive(Default)]
pub(crate) enum Shop {
    #[default]
    Open,
}

fn main() {}
