//! What a button does, as written in its `custom_id`.
//!
//! The id is all there is: a click is understood after any number of restarts.

use std::{fmt, str::FromStr};

use crate::matches::MatchId;

/// What a button does. Those on a board carry its ply, so that a click on an old board is known
/// for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bot) enum Action {
    Accept(MatchId),
    Decline(MatchId),
    Withdraw(MatchId),
    /// Open the form for a move, or send it.
    Move {
        id: MatchId,
        ply: u32,
    },
    Resign {
        id: MatchId,
        ply: u32,
    },
    ConfirmResign {
        id: MatchId,
        ply: u32,
    },
    KeepPlaying,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Accept(id) => write!(f, "accept:{}", id.0),
            Action::Decline(id) => write!(f, "decline:{}", id.0),
            Action::Withdraw(id) => write!(f, "withdraw:{}", id.0),
            Action::Move { id, ply } => write!(f, "move:{}:{ply}", id.0),
            Action::Resign { id, ply } => write!(f, "resign:{}:{ply}", id.0),
            Action::ConfirmResign { id, ply } => write!(f, "confirm-resign:{}:{ply}", id.0),
            Action::KeepPlaying => f.write_str("keep-playing"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        let parts: Vec<&str> = text.split(':').collect();
        let id = |text: &str| text.parse().map(MatchId).map_err(drop);
        let ply = |text: &str| text.parse().map_err(drop);
        Ok(match parts[..] {
            ["accept", match_] => Action::Accept(id(match_)?),
            ["decline", match_] => Action::Decline(id(match_)?),
            ["withdraw", match_] => Action::Withdraw(id(match_)?),
            ["move", match_, on] => Action::Move {
                id: id(match_)?,
                ply: ply(on)?,
            },
            ["resign", match_, on] => Action::Resign {
                id: id(match_)?,
                ply: ply(on)?,
            },
            ["confirm-resign", match_, on] => Action::ConfirmResign {
                id: id(match_)?,
                ply: ply(on)?,
            },
            ["keep-playing"] => Action::KeepPlaying,
            _ => return Err(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_action_is_read_back_and_fits_discords_limit(number: u32, ply: u32) {
            let id = MatchId(number);
            for action in [
                Action::Accept(id),
                Action::Decline(id),
                Action::Withdraw(id),
                Action::Move { id, ply },
                Action::Resign { id, ply },
                Action::ConfirmResign { id, ply },
                Action::KeepPlaying,
            ] {
                let text = action.to_string();
                prop_assert_eq!(text.parse(), Ok(action));
                prop_assert!(text.len() <= 100);
            }
        }

        #[test]
        fn nothing_else_is_an_action(text: String) {
            if let Ok(action) = text.parse::<Action>() {
                // "+1" and "01" are numbers too; they mean the same button.
                prop_assert!(action.to_string().parse() == Ok(action));
            }
        }
    }
}
