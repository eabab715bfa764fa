//! Reads the members of a JSON object in one pass, as raw text.

use std::{fmt, marker::PhantomData};

use rpc_runtime::{
    jsonrpc::MemberName,
    serde::{
        Deserialize, Deserializer,
        de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor},
    },
};

/// The members of an object that somebody looks at.
pub(crate) trait Members<'de>: Default {
    /// Takes one member; the value must be read, even if it is only skipped.
    fn take<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error>;
}

/// A value that should be an object.
#[derive(Debug)]
pub(crate) enum Object<T> {
    /// It is one.
    Members(T),
    /// An array.
    Array,
    /// `null`.
    Null,
    /// A string, a number or a boolean.
    Scalar,
}

impl<T> Object<T> {
    /// Its members, if it is one.
    pub(crate) const fn members(&self) -> Option<&T> {
        match self {
            Self::Members(members) => Some(members),
            Self::Array | Self::Null | Self::Scalar => None,
        }
    }
}

impl<'de, T: Members<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader(PhantomData))
    }
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Members<'de>> Visitor<'de> for Reader<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members = T::default();
        while let Some(MemberName(name)) = map.next_key()? {
            members.take(&name, &mut map)?;
        }
        Ok(Object::Members(members))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Object::Array)
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Object::Null)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Self::Value, E> {
        Ok(Object::Scalar)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Ok(Object::Scalar)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Self::Value, E> {
        Ok(Object::Scalar)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Object::Scalar)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Self::Value, E> {
        Ok(Object::Scalar)
    }
}

/// Puts the next value into `slot`; a second one goes into `repeated` by name, since a reader that took the other one
/// would see another message.
pub(crate) fn once<'de, A, T>(
    slot: &mut Option<T>,
    name: &'static str,
    repeated: &mut Option<&'static str>,
    map: &mut A,
) -> Result<(), A::Error>
where
    A: MapAccess<'de>,
    T: Deserialize<'de>,
{
    if slot.replace(map.next_value()?).is_some() {
        repeated.get_or_insert(name);
    }
    Ok(())
}
