//! Clocks: what members see of them, what stops them, and what happens when time runs out.

mod agreed;
mod habits;
mod run_out;
mod vacations;
