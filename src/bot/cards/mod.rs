//! Cards that know all subjects: bulletins, refusals, and the live page.

pub(crate) mod bulletin;
pub(crate) mod live;
pub(crate) mod refusal;
