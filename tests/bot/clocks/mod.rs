//! Clocks: what members see of them, what stops them, and what happens when time runs out.

mod abandoned;
mod agreed;
mod digest;
mod habits;
mod odd;
mod once;
mod outages;
pub(crate) mod reminders;
mod removed;
mod run_out;
mod turns;
mod unreadable;
mod vacations;
