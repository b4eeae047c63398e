//! The buttons, selects and forms of matches.

pub(crate) mod action;
pub(crate) mod browse;
pub(crate) mod choosing;
pub(crate) mod offers;
pub(crate) mod picking;
