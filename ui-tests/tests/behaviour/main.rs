//! What a descriptor does at run time: decode, invoke, describe.

mod support;

mod errors;
mod happy;
mod params;
mod results;
mod texts;
