//! The attribute inside a `macro_rules!`, whose fragments come in invisible groups.

use rpc_runtime::rpc_service;

macro_rules! service {
    ($name:ident, $method:ident($param:ident: $type:ty = $default:expr) -> $result:ty, $doc:literal) => {
        pub struct $name;

        #[rpc_service]
        impl $name {
            #[doc = $doc]
            pub fn $method(&self, #[rpc(default = $default)] $param: $type) -> $result {
                $param.into()
            }
        }
    };
}

service!(Numbers, widen(number: u8 = 3) -> u32, " Widens.");
service!(Words, take(word: String = "x") -> String, " Takes.");

fn main() {
    let mut methods: Vec<_> = rpc_runtime::registry::SERVICES.iter().flat_map(|service| service.methods).collect();
    methods.sort_by_key(|method| method.name);
    assert_eq!(methods[0].name, "Numbers.widen");
    assert_eq!(methods[0].description, "Widens.");
    assert_eq!((methods[0].params[0].default)().unwrap(), 3);
    assert_eq!((methods[1].params[0].default)().unwrap(), "x");
}
