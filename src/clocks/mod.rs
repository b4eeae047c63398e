//! Clocks: paces, vacations, quiet hours, reminders, and players who may be missing.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
pub(crate) mod posts;
