//! What players do in their matches and what they see of them.

pub mod boards;
#[cfg(test)]
mod fairness;
pub mod following;
pub mod lines;
pub mod lists;
pub mod live;
pub mod menu;
pub mod moves;
pub mod notes;
pub mod offers;
pub mod plans;
pub mod rematch;
pub mod venues;
pub mod views;
