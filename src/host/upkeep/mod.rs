//! The bot's own work: starting, staying in touch with Discord, and what is due because time has passed.

pub(super) mod chores;
pub(super) mod heartbeat;
pub(super) mod last_contact;
pub(super) mod life;
pub(super) mod presence;
pub(super) mod processes;
pub(super) mod restorations;
pub(super) mod retention;
