//! Ladders: the players' places, whom they can challenge, and what a result changes.

use std::time::Duration;

use pairings::{
    ladder::{self as rungs, ChallengeError},
    tournament as field,
};

use crate::matches::{Closing, UserId};
use rules::Outcome;

const DAY: Duration = Duration::from_hours(24);

/// How many places above their own players can challenge.
pub const REACH: usize = rungs::REACH;

/// How many places are shown around a player: as many below as the player can challenge above.
pub const SHOWN: usize = 2 * REACH + 1;

/// How many players a ladder has room for.
pub const MOST: usize = 500;

/// A player who has not played in the server for this long is dropped: twice the vacation of a
/// whole year, so that nobody is dropped merely for taking one.
pub const IDLE_FOR: Duration = DAY.saturating_mul(60);

/// How long a declined challenge counts. Declining the same player again within this time costs the
/// player their place.
pub const DECLINE_COUNTS_FOR: Duration = DAY.saturating_mul(30);

/// An unanswered challenge costs the challenged player their place if they could have answered for
/// this long, not counting vacations and times in which the bot was not in the server.
pub const ANSWERABLE_FOR: Duration = DAY.saturating_mul(3);

/// Returns whether a challenge that ended this way, without a match, costs the challenged player
/// their place.
pub const fn costs_place(how: Closing, declined_before: bool) -> bool {
    match how {
        Closing::Expired => true,
        Closing::Declined => declined_before,
        Closing::Withdrawn => false,
    }
}

/// The ladder of a game in a server, from the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    players: Vec<UserId>,
}

/// Why something cannot be done on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The player is already on it.
    #[error("the player is on the ladder already")]
    Entered,
    /// The player is not on it.
    #[error("user {0} is not on the ladder")]
    NotOnLadder(UserId),
    /// The challenged player is not above the challenger.
    #[error("user {0} does not stand above")]
    NotAbove(UserId),
    /// The challenged player is too far above.
    #[error("user {0} stands {1} places above")]
    TooFar(UserId, usize),
    /// The two already have a challenge or a match for a place on it.
    #[error("user {0} is being challenged or played already")]
    Pending(UserId),
    /// It is full.
    #[error("the ladder is full")]
    Full,
}

impl Ladder {
    /// Returns a ladder with these players, from the top.
    pub const fn new(players: Vec<UserId>) -> Ladder {
        Ladder { players }
    }

    /// Returns the players, from the top.
    pub fn players(&self) -> &[UserId] {
        &self.players
    }

    /// Returns the players whom this one can challenge, from the top: those at most [`REACH`] places above. Nobody above
    /// the first, and for a player who is not on the ladder.
    pub fn above(&self, player: UserId) -> &[UserId] {
        let place = self.players.iter().position(|other| *other == player);
        place.map_or(&[], |place| {
            &self.players[place.saturating_sub(REACH)..place]
        })
    }

    /// Returns the places around a player's own, from the top, each with who has it: at most [`SHOWN`]. For a player who is
    /// not on the ladder, they are those above the place that joining brings.
    pub fn around(&self, player: UserId) -> impl Iterator<Item = (usize, UserId)> {
        let all = self.players.len();
        let own = self.players.iter().position(|other| *other == player);
        // The place that joining brings is one of those that are shown.
        let shown = if own.is_some() { SHOWN } else { SHOWN - 1 };
        let first = own.unwrap_or(all).saturating_sub(REACH);
        let first = first.min(all.saturating_sub(shown));
        let places = (1..).zip(self.players.iter().copied());
        places.skip(first).take(shown)
    }

    /// Adds a player at the bottom.
    pub fn enter(&mut self, player: UserId) -> Result<(), Refusal> {
        if self.players.contains(&player) {
            return Err(Refusal::Entered);
        }
        if self.players.len() >= MOST {
            return Err(Refusal::Full);
        }
        self.players.push(player);
        Ok(())
    }

    /// Removes a player. Everyone below moves up.
    pub fn leave(&mut self, player: UserId) -> Result<(), Refusal> {
        self.number(player)?;
        self.players.retain(|other| *other != player);
        Ok(())
    }

    /// Checks that a player can challenge another: one at most [`REACH`] places above.
    pub fn check(&self, challenger: UserId, challenged: UserId) -> Result<(), Refusal> {
        let (from, to) = (self.number(challenger)?, self.number(challenged)?);
        self.rungs().check(from, to).map_err(|error| match error {
            // Both were found.
            ChallengeError::NotOnLadder(_) | ChallengeError::NotAbove => {
                Refusal::NotAbove(challenged)
            }
            ChallengeError::TooFar(places) => Refusal::TooFar(challenged, places),
        })
    }

    /// Records a result of a challenge: a challenger who won takes the place of the challenged
    /// player. If either has left meanwhile, nothing changes.
    pub fn record(&mut self, challenger: UserId, challenged: UserId, outcome: Option<Won>) {
        let outcome = match outcome {
            Some(Won::Challenger) => field::Outcome::Win,
            Some(Won::Challenged) => field::Outcome::Loss,
            None => field::Outcome::Draw,
        };
        let (Ok(from), Ok(to)) = (self.number(challenger), self.number(challenged)) else {
            return;
        };
        let mut rungs = self.rungs();
        if rungs.record(from, to, outcome).is_ok() {
            let place = |number: &field::Number| self.players.get(*number as usize).copied();
            self.players = rungs.players().iter().filter_map(place).collect();
        }
    }

    fn rungs(&self) -> rungs::Ladder {
        let count = field::Number::try_from(self.players.len()).unwrap_or(field::Number::MAX);
        rungs::Ladder::new(0..count)
    }

    fn number(&self, player: UserId) -> Result<field::Number, Refusal> {
        let place = self.players.iter().position(|other| *other == player);
        let number = place.and_then(|place| field::Number::try_from(place).ok());
        number.ok_or(Refusal::NotOnLadder(player))
    }
}

/// The winner of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    /// The challenger.
    Challenger,
    /// The challenged player.
    Challenged,
}

impl Won {
    /// Returns the winner, where the challenger played this side.
    pub fn of(outcome: Outcome, challenger: rules::Side) -> Option<Won> {
        match outcome {
            Outcome::Win(side) if side == challenger => Some(Won::Challenger),
            Outcome::Win(_) => Some(Won::Challenged),
            Outcome::Draw => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ladder(players: &[u64]) -> Ladder {
        Ladder::new(players.iter().map(|player| UserId(*player)).collect())
    }

    #[test]
    fn a_challenger_who_wins_takes_the_place_and_nobody_else_gains_one() {
        let mut ladder = ladder(&[10, 20, 30, 40, 50]);
        ladder.record(UserId(40), UserId(20), Some(Won::Challenger));
        let expected = self::ladder(&[10, 40, 20, 30, 50]);
        assert_eq!(ladder, expected);
        for outcome in [Some(Won::Challenged), None] {
            ladder.record(UserId(50), UserId(10), outcome);
        }
        ladder.record(UserId(99), UserId(10), Some(Won::Challenger));
        assert_eq!(ladder, expected);
    }

    #[test]
    fn a_player_enters_once_at_the_bottom_and_whoever_is_below_one_who_leaves_moves_up() {
        let mut ladder = ladder(&[10, 20]);
        let (top, new) = (UserId(10), UserId(30));
        assert_eq!(ladder.enter(new), Ok(()));
        assert_eq!(ladder.enter(new), Err(Refusal::Entered));
        assert_eq!(ladder.leave(top), Ok(()));
        assert_eq!(ladder.leave(top), Err(Refusal::NotOnLadder(top)));
        assert_eq!(ladder.players(), [UserId(20), new]);
    }

    #[test]
    fn no_answer_or_declining_twice_costs_the_place() {
        for (how, declined_before, costs) in [
            (Closing::Declined, false, false),
            (Closing::Declined, true, true),
            (Closing::Expired, false, true),
            (Closing::Expired, true, true),
            (Closing::Withdrawn, true, false),
        ] {
            let costs_place = costs_place(how, declined_before);
            assert_eq!(costs_place, costs, "{how:?} {declined_before}");
        }
    }

    #[test]
    fn the_places_around_a_player_are_three_above_and_three_below_where_there_are_as_many() {
        let ladder = Ladder::new((1..=12).map(UserId).collect());
        let around = |player| {
            let places = ladder.around(UserId(player));
            let places = places.map(|(place, other)| {
                assert_eq!(UserId(place as u64), other);
                place
            });
            places.collect::<Vec<_>>()
        };
        for (player, shown) in [
            (1, 1..=7),
            (4, 1..=7),
            (5, 2..=8),
            (9, 6..=12),
            (12, 6..=12),
            // Not on it: whoever joins comes after the last.
            (99, 7..=12),
        ] {
            assert_eq!(around(player), shown.collect::<Vec<_>>(), "{player}");
        }
        assert_eq!(Ladder::default().around(UserId(1)).count(), 0);
        let few = Ladder::new(vec![UserId(1), UserId(2)]);
        assert_eq!(few.around(UserId(2)).count(), 2);
    }

    #[test]
    fn one_may_challenge_three_places_above() {
        let ladder = ladder(&[10, 20, 30, 40, 50]);
        let by = UserId(50);
        for near in [20, 30, 40] {
            assert_eq!(ladder.check(by, UserId(near)), Ok(()));
        }
        assert_eq!(ladder.above(by), [20, 30, 40].map(UserId));
        assert_eq!(ladder.above(UserId(20)), [UserId(10)]);
        let far = UserId(10);
        for without in [far, UserId(7)] {
            assert_eq!(ladder.above(without), []);
        }
        assert_eq!(ladder.check(by, far), Err(Refusal::TooFar(far, 4)));
        assert_eq!(ladder.check(far, by), Err(Refusal::NotAbove(by)));
        let stranger = UserId(7);
        assert_eq!(
            ladder.check(by, stranger),
            Err(Refusal::NotOnLadder(stranger))
        );
    }

    #[test]
    fn a_challenge_is_won_by_the_side_that_won_its_match() {
        use rules::Side::{First, Second};
        for (outcome, challenger, won) in [
            (Outcome::Win(First), First, Some(Won::Challenger)),
            (Outcome::Win(First), Second, Some(Won::Challenged)),
            (Outcome::Win(Second), Second, Some(Won::Challenger)),
            (Outcome::Draw, First, None),
        ] {
            assert_eq!(Won::of(outcome, challenger), won, "{outcome:?}");
        }
    }
}
