//! What players do in their matches and what they see of them.

pub mod boards;
pub(super) mod following;
pub mod lines;
pub(super) mod links;
pub mod lists;
pub(super) mod live;
pub mod menu;
pub mod moves;
pub mod notes;
pub mod offers;
pub mod plans;
pub(super) mod rematch;
pub(super) mod venues;
pub(super) mod views;
