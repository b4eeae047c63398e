//! The buttons and selects of challenges and searches.

pub(crate) mod drafting;
pub(crate) mod seeking;
