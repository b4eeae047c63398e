//! The buttons, selects and forms of a server's settings and of its description.

pub(crate) mod opening;
pub(crate) mod settings;
