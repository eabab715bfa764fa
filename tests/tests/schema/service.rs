//! One method per type; each gives back what it was given.

use std::{borrow::Cow, collections::HashMap};

use rpc_runtime::rpc_service;

use super::dto::{
    Address, Adjacent, Chicken, Dynamic, Flat, Found, Internal, Metres, Parcel, Point, Rain, Shape, Shared,
    Size, Untagged, left, right,
};

/// Declares a service whose methods take one value and return it, and the table of their checks.
macro_rules! echo {
    ($($name:ident: $type:ty),* $(,)?) => {
        /// The methods, and whether serde takes a value for each.
        pub(super) const METHODS: &[(&str, fn(&serde_json::Value) -> bool)] = &[
            $((stringify!($name), |value| serde_json::from_str::<$type>(&value.to_string()).is_ok())),*
        ];

        pub(super) struct Echo;

        #[rpc_service(group = "echo", name = "")]
        impl Echo {
            $(
                /// Gives `value` back.
                #[allow(clippy::allow_attributes, reason = "a macro")]
                pub fn $name(&self, value: $type) -> $type {
                    value
                }
            )*
        }
    };
}

echo! {
    rain: Rain,
    rains: Vec<Rain>,
    internal: Internal,
    adjacent: Adjacent,
    untagged: Untagged,
    point: Point,
    tuple: (u32, String),
    metres: Metres,
    generic_rain: Found<Rain>,
    generic_number: Found<i8>,
    chicken: Chicken,
    left: left::Item,
    right: right::Item,
    size: Size,
    flat: Flat,
    shape: Shape,
    address: Address,
    parcel: Parcel,
    shared: Shared,
    nested: Vec<Option<left::Item>>,
    keyed: HashMap<u32, bool>,
    signed: HashMap<i64, bool>,
    u64s: u64,
    i64s: i64,
    i128s: i128,
    usizes: usize,
    single: f32,
    character: char,
    unit: (),
    cow: Cow<'static, str>,
    boxed: Box<Metres>,
    array: [u8; 3],
}

pub(super) struct Whole;

#[rpc_service(group = "whole", name = "")]
impl Whole {
    /// Takes an object with a flattened enum.
    ///
    /// # Arguments
    /// * `shape` - A shape.
    pub fn draw(&self, #[rpc(params)] shape: Shape) -> Shape {
        shape
    }

    /// Takes what a schema written by hand says.
    pub fn send(&self, #[rpc(params)] address: Address) -> Address {
        address
    }
}

pub(super) struct Unspeakable;

#[rpc_service(group = "unspeakable", name = "")]
impl Unspeakable {
    /// Takes what cannot be said.
    pub fn take(&self, value: Dynamic) {
        drop(value);
    }
}
