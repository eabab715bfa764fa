//! One file per service.

mod specification;
mod test;

pub use specification::Specification;
pub use test::Test;
