//! Decodes slots of raw JSON, one parameter after the other.

use std::{any::Any, fmt};

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::number;
use crate::{
    descriptor::{ParamDescriptor, probe},
    error::Violation,
};

/// The typed values of one call, as the tuple that the method's closure takes apart.
pub type Decoded = Box<dyn Any + Send>;

/// Decodes the arguments of one call in declared order and collects what goes wrong.
pub struct ArgReader<'a> {
    params: &'static [ParamDescriptor],
    slots: &'a [Option<&'a RawValue>],
    next: usize,
    violations: Vec<Violation>,
}

/// One decoded argument, or nothing where its fault was collected.
#[derive(Debug)]
pub struct Slot<T>(Option<T>);

impl<T> Slot<T> {
    /// The value; generated code asks only after [`ArgReader::finish`] found no fault.
    ///
    /// # Panics
    /// The fault of this slot was ignored: a defect of the runtime.
    #[must_use]
    pub fn take(self) -> T {
        match self.0 {
            Some(value) => value,
            None => unreachable!("finish checks for faults first"),
        }
    }
}

impl<'a> ArgReader<'a> {
    /// Reads `slots`, one per parameter.
    #[must_use]
    pub fn new(params: &'static [ParamDescriptor], slots: &'a [Option<&'a RawValue>]) -> Self {
        Self {
            params,
            slots,
            next: 0,
            violations: Vec::new(),
        }
    }

    /// The next argument of the given shape.
    pub fn read<S: ReadArg>(&mut self, shape: S) -> Slot<S::Value> {
        let index = self.advance();
        let raw = self.slots[index].filter(|raw| !(self.params[index].null_is_absent && raw.get() == "null"));
        match S::decode(shape, raw) {
            Ok(value) => Slot(Some(value)),
            Err(fault) => self.fault(index, raw, fault.as_ref()),
        }
    }

    /// The next argument, or its default.
    pub fn read_or<T: DeserializeOwned>(&mut self, default: impl FnOnce() -> T) -> Slot<T> {
        let index = self.advance();
        let Some(raw) = self.slots[index] else {
            return Slot(Some(default()));
        };
        match decode(raw) {
            Ok(value) => Slot(Some(value)),
            Err(fault) => self.fault(index, Some(raw), Some(&fault)),
        }
    }

    /// The tuple of all arguments, or the reader back with its faults.
    ///
    /// # Errors
    /// At least one argument could not be decoded.
    pub fn finish<T: Send + 'static>(self, tuple: impl FnOnce() -> T) -> Result<Decoded, Self> {
        if self.violations.is_empty() {
            Ok(Box::new(tuple()))
        } else {
            Err(self)
        }
    }

    /// What was collected.
    #[must_use]
    pub fn into_violations(self) -> Vec<Violation> {
        self.violations
    }

    fn advance(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    fn fault<T>(
        &mut self,
        index: usize,
        raw: Option<&RawValue>,
        fault: Option<&serde_json::Error>,
    ) -> Slot<T> {
        let name = self.params[index].name;
        let pointer = super::slots::pointer_to(name);
        self.violations.push(match (raw, fault) {
            (Some(raw), Some(fault)) => {
                let reason = without_position(fault);
                match number::beyond(raw, &reason) {
                    Some((rule, limit)) => {
                        Violation::new(pointer, rule, format!("`{name}`: {} is not {limit}", raw.get()))
                            .with_expected(limit)
                            .with_received("integer")
                    }
                    // The schema was satisfied, so serde is stricter than it; `type` is the keyword that says so best.
                    None => Violation::new(pointer, "type", format!("`{name}`: {reason}")),
                }
            }
            _ => super::slots::missing(name),
        });
        Slot(None)
    }
}

impl fmt::Debug for ArgReader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ArgReader")
            .field("next", &self.next)
            .field("violations", &self.violations)
            .finish_non_exhaustive()
    }
}

/// The typed values of a call.
///
/// # Panics
/// The values are of other types: `decode` and `invoke` of one descriptor are written together, so this is a defect.
#[must_use]
pub fn unpack<T: 'static>(decoded: Decoded) -> T {
    match decoded.downcast::<T>() {
        Ok(tuple) => *tuple,
        Err(_) => panic!(
            "arguments decoded as another type than `{}`",
            std::any::type_name::<T>()
        ),
    }
}

/// How a shape is decoded.
pub trait ReadArg: probe::Shape {
    /// Decodes, with `None` for an argument that was left out. `Err(None)`: it must be given.
    #[allow(clippy::missing_errors_doc, reason = "said above")]
    fn decode(self, raw: Option<&RawValue>) -> Result<Self::Value, Option<serde_json::Error>>;
}

impl<T: DeserializeOwned> ReadArg for probe::OptionalShape<T> {
    fn decode(self, raw: Option<&RawValue>) -> Result<Option<T>, Option<serde_json::Error>> {
        raw.map(decode).transpose().map_err(Some)
    }
}

impl<T: DeserializeOwned> ReadArg for probe::PlainShape<T> {
    fn decode(self, raw: Option<&RawValue>) -> Result<T, Option<serde_json::Error>> {
        decode(raw.ok_or(None)?).map_err(Some)
    }
}

/// Decodes a value. What JSON Schema calls an integer (2020-12, Core 4.2.3: `10.0`, `1e3` and `-0` are), serde may not:
/// a value that it refuses is tried once more with such numbers written out.
fn decode<T: DeserializeOwned>(raw: &RawValue) -> Result<T, serde_json::Error> {
    serde_json::from_str(raw.get()).or_else(|fault| {
        number::with_plain_integers(raw.get())
            .and_then(|text| serde_json::from_str(&text).ok())
            .ok_or(fault)
    })
}

/// serde_json ends its texts with a position inside the argument, which says nothing to a caller.
pub(crate) fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
