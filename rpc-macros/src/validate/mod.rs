//! Stage 3: one function per rule; all of them run, all faults are shown.
use crate::{fault::Faults, model::Service};

pub(crate) fn service(_service: &Service, _faults: &mut Faults) {}
