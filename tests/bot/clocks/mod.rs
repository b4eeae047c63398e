//! Clocks: what members see of them, and what happens when time runs out.

mod abandoned;
mod digest;
mod reminders;
mod run_out;
