//! Commands and clicks with which members find opponents.

pub(crate) mod buttons;
pub(crate) mod challenging;
pub(crate) mod find;
pub(crate) mod looking_for;
pub(crate) mod seeking;
