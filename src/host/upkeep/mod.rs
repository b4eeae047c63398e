//! The bot's own work: starting, staying in touch with Discord, and what is due because time has passed.

pub mod chores;
pub mod heartbeat;
pub(super) mod last_contact;
pub mod life;
pub mod presence;
pub mod processes;
pub mod restorations;
pub(super) mod retention;
