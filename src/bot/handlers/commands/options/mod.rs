//! Options that several commands share.

/// Defines functions that suggest values for an option as a user types. Each is a name and an
/// expression that finds the labels from which the module's `suggest` chooses.
macro_rules! completions {
    ($($(#[$doc:meta])* $name:ident => |$context:ident| $found:expr;)+) => {$(
        $(#[$doc])*
        pub(crate) async fn $name(
            $context: Context<'_>,
            typed: &str,
        ) -> serenity::CreateAutocompleteResponse {
            suggest(typed, $found.await)
        }
    )+};
}

pub(crate) use completions;

pub(crate) mod bounded;
pub(crate) mod fixed;
pub(crate) mod labels;
pub(crate) mod matches;
pub(crate) mod moves;
pub(crate) mod times;

pub(crate) use bounded::{Levels, Number, OpenDays, Ratings, Text};
pub(crate) use fixed::{GameOption, OneOf, SizeOption};
pub(crate) use matches::read_match;
pub(crate) use matches::{
    complete_any_match, complete_match, complete_own_turn, complete_seat, complete_to_open,
    keep_seen, named_match,
};
pub(crate) use moves::complete_move;
pub(crate) use times::{complete_pace, complete_zone, read_pace};
