//! What clients can call. One file, one service.

mod catalog;
mod notes;
mod ping;
#[cfg(test)]
mod test;

pub use self::{catalog::Catalog, notes::Notes, ping::Ping};
