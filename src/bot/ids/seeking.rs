//! What the buttons and selects for finding opponents do.

use domain::community::seeks::{ConsentId, SeekScope};
use rules::GameId;

custom_ids! {
    /// What a button or a select for finding an opponent does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Seeking {
        /// Show what others seek.
        "seeks" => List { game: Option<GameId>, scope: SeekScope },
        /// Take the seek that a select gives, as one of this game if it is of any.
        "seek-take" => Take { game: Option<GameId> },
        /// Withdraw the seek that a select gives, and show what others seek.
        "seek-withdraw" => Withdraw { game: Option<GameId>, scope: SeekScope },
        /// Agree to a proposal or not.
        "seek-answer" => Answer { consent: ConsentId, agrees: bool },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::ids::LONGEST_ID;

    #[test]
    fn every_button_is_read_back() {
        let consent = ConsentId(u32::MAX);
        for game in [None, Some(GameId::KingAndCourtesan)] {
            for scope in SeekScope::ALL {
                for button in [
                    Seeking::List { game, scope },
                    Seeking::Take { game },
                    Seeking::Withdraw { game, scope },
                    Seeking::Answer {
                        consent,
                        agrees: true,
                    },
                    Seeking::Answer {
                        consent,
                        agrees: false,
                    },
                ] {
                    let text = button.to_string();
                    assert!(text.len() <= LONGEST_ID, "{text}");
                    assert_eq!(text.parse(), Ok(button));
                }
            }
        }
    }
}
