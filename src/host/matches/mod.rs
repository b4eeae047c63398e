//! What players do in their matches and what they see of them.

pub(super) mod following;
pub(super) mod lines;
pub(super) mod links;
pub(super) mod lists;
pub(super) mod live;
pub(super) mod menu;
pub(super) mod moves;
pub(super) mod notes;
pub mod offers;
pub(super) mod plans;
pub(super) mod rematch;
pub(super) mod venues;
pub(super) mod views;
