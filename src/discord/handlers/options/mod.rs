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

pub(crate) use bounded::{Levels, Number, OpenDays, Ratings, Text};
pub(crate) use fixed::{GameOption, OneOf, SizeOption};
