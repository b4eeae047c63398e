//! The bot's own work, for all subjects: what is due because time has passed, data that nobody needs any more, and
//! servers that the bot joins or leaves.

pub mod chores;
pub mod presence;
pub mod retention;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod year;
