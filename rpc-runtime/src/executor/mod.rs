//! L4: the single door through which every call runs, whatever carrier it came by.

mod call;
mod pipeline;
mod setting;

pub use call::Executor;
pub use pipeline::Pipeline;
pub use setting::ExecutorSettings;
