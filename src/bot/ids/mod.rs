//! Custom ids: what a button, a select or a form means, as text of at most 100 characters.
//!
//! The custom id is all that a click brings along, so a click is understood after any number of
//! restarts. Everything here is pure: values to texts and back.

// Above the modules that use its macro.
#[macro_use]
mod codec;

mod action;
mod browse;
mod guide;
mod picking;
mod setting;
mod vacation;

use std::{fmt, str::FromStr};

pub(super) use action::Action;
pub(super) use browse::{Browse, Step};
pub(super) use guide::{Guide, Topic};
pub(super) use picking::{Picking, Squares, Subject};
pub(super) use setting::Setting;
pub(super) use vacation::Vacation;

/// Discord's limit for a custom id, in characters.
pub(super) const LONGEST_ID: usize = 100;

/// The one input of the form for typing a move.
pub(super) const MOVE_INPUT: &str = "move";

/// What a button, a select or a form means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CustomId {
    /// It does something in a match or for its player.
    Action(Action),
    /// It shows something; nothing changes.
    Browse(Browse),
    /// It leads a newcomer on.
    Guide(Guide),
    /// It changes how something is shown.
    Setting(Setting),
    /// It is about a player's vacations.
    Vacation(Vacation),
}

macro_rules! kinds {
    ($($kind:ident),+) => {
        $(impl From<$kind> for CustomId {
            fn from(id: $kind) -> CustomId {
                CustomId::$kind(id)
            }
        })+

        impl fmt::Display for CustomId {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(CustomId::$kind(id) => id.fmt(f),)+
                }
            }
        }

        impl FromStr for CustomId {
            type Err = UnknownId;

            fn from_str(text: &str) -> Result<CustomId, UnknownId> {
                $(if let Ok(id) = text.parse() {
                    return Ok(CustomId::$kind(id));
                })+
                Err(UnknownId)
            }
        }
    };
}

kinds!(Action, Browse, Guide, Setting, Vacation);

/// The text is no custom id of this version of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnknownId;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_other_text_is_a_custom_id(text: String) {
            if let Ok(id) = text.parse::<CustomId>() {
                // "+1" and "01" are numbers too; they mean the same button.
                prop_assert_eq!(id.to_string().parse(), Ok(id));
            }
        }
    }

    #[test]
    fn nothing_may_follow_or_lack() {
        for text in [
            "accept",
            "accept:",
            "accept:1:2",
            "keep-playing:1",
            "board:all:here",
            "",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownId), "{text}");
        }
    }
}
