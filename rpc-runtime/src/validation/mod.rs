//! L3: the schema check, before a method is entered.
//!
//! Arguments are compared with the method's input schema one by one. The commonest schemas (a string, an integer within
//! bounds …) are decided on the raw text; everything else, and everything that looks wrong, goes to the JSON Schema
//! validator, which finds all faults.

mod check;
mod fault;
mod quick;
mod tag;

pub(crate) use check::SchemaCheck;
