//! How matches end.

use std::fmt;

use rules::{AnyPosition, Outcome, Side, variants};

variants! {
    /// The cause of a match's end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Termination {
        /// The game's own rules ended it.
        Rules = "rules",
        /// The same position occurred for the third time.
        Repetition = "repetition",
        /// A player resigned.
        Resignation = "resignation",
        /// The players agreed on a draw.
        Agreement = "agreement",
        /// A player's time ran out.
        Timeout = "timeout",
        /// In a match without a clock, a player was inactive for a long time, and the opponent
        /// claimed the win.
        Silence = "silence",
        /// A player left the server, or was banned from it.
        Departure = "departure",
        /// A moderator decided it.
        Adjudication = "adjudication",
        /// A moderator called it off.
        Aborted = "aborted",
        /// A player's time ran out, or a player was missing, before both had really begun.
        Unplayed = "unplayed",
        /// A reserve has taken over the board of a contest, in another match.
        Replaced = "replaced",
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The winner, or a draw. `None` if the match has no result, as if it had not been played.
    pub outcome: Option<Outcome>,
    /// The cause of its end.
    pub termination: Termination,
}

/// How many moves both sides must have made for a match to have begun in earnest.
const BEGUN_AFTER: u32 = 2;

/// Returns whether a match has begun in earnest after the sides have made this many
/// [moves](super::Record::moves_made), by [`Side::index`]. If a player is missing before that, it ends
/// [without a result](Termination::Unplayed).
pub fn has_begun(moves: [u32; 2]) -> bool {
    moves.into_iter().all(|count| count >= BEGUN_AFTER)
}

/// How often a position must occur for the match to be drawn.
const REPETITIONS: usize = 3;

impl End {
    /// Returns how a move ends the match, if it does: by the game's rules, or because the position
    /// after it has now occurred for the third time. `times` says how often it has occurred.
    pub fn by_move(position: &AnyPosition, times: usize) -> Option<End> {
        let by_rules = position.outcome().map(|outcome| End {
            outcome: Some(outcome),
            termination: Termination::Rules,
        });
        by_rules.or((times >= REPETITIONS).then_some(End {
            outcome: Some(Outcome::Draw),
            termination: Termination::Repetition,
        }))
    }

    /// Whether the last move ended the match.
    pub const fn is_by_move(self) -> bool {
        matches!(
            self.termination,
            Termination::Rules | Termination::Repetition
        )
    }

    /// Whether the match was too short to count for ratings, if its sides have made this many
    /// [moves](super::Record::moves_made), by [`Side::index`].
    ///
    /// No match that has not [begun in earnest](has_begun) is rated, however it ends: a player who
    /// resigns on sight, agrees on a draw, or is ruled against has shown nothing of their strength,
    /// and rating points could be handed over that way. It keeps its result, which a ladder,
    /// tournament or contest needs. Only what the game's own rules decide counts however short it
    /// was, because it was played out on the board.
    ///
    /// ```
    /// use rules::{Outcome, Side};
    /// use domain::matches::{End, Termination};
    ///
    /// let won = |termination| End { outcome: Some(Outcome::Win(Side::First)), termination };
    /// assert!(won(Termination::Resignation).is_too_short([2, 1]));
    /// assert!(!won(Termination::Resignation).is_too_short([2, 2]));
    /// assert!(!won(Termination::Rules).is_too_short([2, 1]));
    /// ```
    pub fn is_too_short(self, moves: [u32; 2]) -> bool {
        !self.is_by_move() && !has_begun(moves)
    }

    /// Whether a player has ended the match, by a move or otherwise.
    pub const fn is_by_player(self) -> bool {
        self.is_by_move()
            || matches!(
                self.termination,
                Termination::Resignation | Termination::Agreement
            )
    }

    /// Returns the side that has lost through inactivity, if one has.
    pub fn lost_by_absence(self) -> Option<Side> {
        match (self.outcome, self.termination) {
            (Some(Outcome::Win(side)), Termination::Timeout | Termination::Silence) => {
                Some(side.other())
            }
            _ => None,
        }
    }

    /// Returns the outcome, unless a moderator decided it: that says nothing about who beats whom.
    pub fn played_outcome(self) -> Option<Outcome> {
        self.outcome.filter(|_| !self.is_by_moderator())
    }

    /// Whether a moderator has ended the match.
    pub const fn is_by_moderator(self) -> bool {
        matches!(
            self.termination,
            Termination::Adjudication | Termination::Aborted
        )
    }

    /// Whether a match can end this way: a resignation is never a draw.
    pub const fn is_possible(self) -> bool {
        use Termination as By;
        match self.outcome {
            Some(Outcome::Win(_)) => matches!(
                self.termination,
                By::Rules
                    | By::Resignation
                    | By::Timeout
                    | By::Silence
                    | By::Departure
                    | By::Adjudication
            ),
            Some(Outcome::Draw) => matches!(
                self.termination,
                By::Rules | By::Repetition | By::Agreement | By::Adjudication
            ),
            None => self.termination.is_without_result(),
        }
    }
}

impl Termination {
    /// Whether a match that ends this way has no result.
    pub const fn is_without_result(self) -> bool {
        matches!(
            self,
            Termination::Aborted | Termination::Unplayed | Termination::Replaced
        )
    }
}

/// For operators: `first by resignation`, `no result by aborted`.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = self.outcome.map_or("no result", Outcome::id);
        write!(f, "{outcome} by {}", self.termination.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_rules_decide_counts_before_both_have_made_two_moves() {
        let outcomes = [
            None,
            Some(Outcome::Draw),
            Some(Outcome::Win(Side::First)),
            Some(Outcome::Win(Side::Second)),
        ];
        for termination in Termination::ALL {
            for outcome in outcomes {
                let end = End {
                    outcome,
                    termination,
                };
                for moves in [[0, 0], [1, 0], [1, 1], [2, 1], [1, 2], [9, 1], [1, 9]] {
                    assert_eq!(
                        end.is_too_short(moves),
                        !end.is_by_move(),
                        "{end} {moves:?}"
                    );
                }
                for moves in [[2, 2], [3, 2], [40, 41]] {
                    assert!(!end.is_too_short(moves), "{end} {moves:?}");
                }
            }
        }
    }

    #[test]
    fn an_end_says_who_brought_it_about() {
        use Termination as By;
        let (first, second) = (Outcome::Win(Side::First), Outcome::Win(Side::Second));
        for (outcome, termination, by_player, by_moderator, absent) in [
            (Some(first), By::Rules, true, false, None),
            (Some(first), By::Resignation, true, false, None),
            (Some(Outcome::Draw), By::Agreement, true, false, None),
            (Some(first), By::Timeout, false, false, Some(Side::Second)),
            (Some(second), By::Silence, false, false, Some(Side::First)),
            (Some(second), By::Departure, false, false, None),
            (Some(first), By::Adjudication, false, true, None),
            (None, By::Aborted, false, true, None),
        ] {
            let end = End {
                outcome,
                termination,
            };
            assert_eq!(end.is_by_player(), by_player, "{end}");
            assert_eq!(end.is_by_moderator(), by_moderator, "{end}");
            assert_eq!(end.lost_by_absence(), absent, "{end}");
            let played = outcome.filter(|_| !by_moderator);
            assert_eq!(end.played_outcome(), played, "{end}");
        }
    }
}
