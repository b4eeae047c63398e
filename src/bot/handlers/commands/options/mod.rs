//! Options that several commands have.

mod fixed;
mod matches;
mod moves;
mod paces;
mod users;
mod zones;

pub(super) use fixed::{GameOption, OneOf, SizeOption};
pub(super) use matches::{
    complete_any_match, complete_match, complete_seat, named_match, read_match,
};
pub(super) use moves::complete_move;
pub(super) use paces::{complete_pace, read_pace};
pub(super) use users::named_user;
pub(super) use zones::complete_zone;
