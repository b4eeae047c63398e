//! The clock of a match: how much time its players have.

mod pace;

pub use pace::{Allowance, Flag, Pace};
