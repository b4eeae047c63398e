//! Options that several commands share.

/// Defines functions that suggest values for an option as a user types. Each is a name and an
/// expression that finds the labels from which the module's `suggest` chooses.
macro_rules! completions {
    ($($(#[$doc:meta])* $name:ident => |$context:ident| $found:expr;)+) => {$(
        $(#[$doc])*
        pub(in crate::bot::handlers::commands) async fn $name(
            $context: Context<'_>,
            typed: &str,
        ) -> serenity::CreateAutocompleteResponse {
            suggest(typed, $found.await)
        }
    )+};
}

mod bounded;
mod fixed;
pub(in crate::bot::handlers) mod labels;
mod matches;
mod moves;
mod paces;
mod tournaments;
mod users;
mod zones;

pub(super) use bounded::{Levels, Number, OpenDays, Ratings, Text};
pub(super) use fixed::{GameOption, OneOf, SizeOption};
pub(in crate::bot::handlers) use matches::read_match;
pub(super) use matches::{
    complete_any_match, complete_match, complete_own_turn, complete_seat, complete_to_open,
    keep_seen, named_match,
};
pub(super) use moves::complete_move;
pub(super) use paces::complete_pace;
pub(in crate::bot::handlers) use paces::read_pace;
pub(super) use tournaments::{complete_tournament, read_tournament};
pub(super) use users::named_user;
pub(super) use zones::complete_zone;
