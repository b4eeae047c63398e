//! Ladders: who can challenge whom, and what a result changes.

use thiserror::Error;

use super::tournament::{Number, Outcome};

/// How many places up a player can challenge.
pub const REACH: usize = 3;

/// A ladder, from the top down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladder {
    rungs: Vec<Number>,
}

/// Why a challenge is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChallengeError {
    /// A player is not on the ladder.
    #[error("player {0} is not on the ladder")]
    NotOnLadder(Number),
    /// The challenged player is below the challenger, or is the same.
    #[error("the challenged player does not stand above")]
    NotAbove,
    /// The challenged player is too far above.
    #[error("the challenged player stands {0} places above; at most {REACH} are allowed")]
    TooFar(usize),
}

impl Ladder {
    /// Creates a ladder with these players, the first at the top. Duplicates count once.
    pub fn new(players: impl IntoIterator<Item = Number>) -> Self {
        let mut ladder = Self::default();
        players.into_iter().for_each(|player| ladder.enter(player));
        ladder
    }

    /// Returns the players from the top down.
    pub fn players(&self) -> &[Number] {
        &self.rungs
    }

    fn place(&self, player: Number) -> Result<usize, ChallengeError> {
        let place = self.rungs.iter().position(|&other| other == player);
        place.ok_or(ChallengeError::NotOnLadder(player))
    }

    /// Adds a player at the bottom. A player who is already on the ladder stays in place.
    pub fn enter(&mut self, player: Number) {
        if !self.rungs.contains(&player) {
            self.rungs.push(player);
        }
    }

    /// Removes a player; everyone below moves up.
    pub fn leave(&mut self, player: Number) {
        self.rungs.retain(|&other| other != player);
    }

    /// Checks whether a player can challenge another, who must be at most three places above.
    pub fn check(&self, challenger: Number, challenged: Number) -> Result<(), ChallengeError> {
        let (from, to) = (self.place(challenger)?, self.place(challenged)?);
        match from.checked_sub(to) {
            None | Some(0) => Err(ChallengeError::NotAbove),
            Some(above) if above > REACH => Err(ChallengeError::TooFar(above)),
            Some(_) => Ok(()),
        }
    }

    /// Returns the players that a player can challenge, highest first.
    pub fn within_reach(&self, challenger: Number) -> &[Number] {
        let place = self.place(challenger).unwrap_or(0);
        &self.rungs[place.saturating_sub(REACH)..place]
    }

    /// Records a game with this outcome for the challenger. A winning challenger takes the place of
    /// the challenged player, and everyone from there down to the challenger's old place moves down
    /// by one; nothing else changes. Places can have changed since the challenge: a challenger who
    /// is now above stays there.
    pub fn record(
        &mut self,
        challenger: Number,
        challenged: Number,
        outcome: Outcome,
    ) -> Result<(), ChallengeError> {
        let (from, to) = (self.place(challenger)?, self.place(challenged)?);
        if outcome == Outcome::Win && to < from {
            self.rungs[to..=from].rotate_right(1);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::tournament::Outcome;
    use super::{ChallengeError, Ladder};

    #[test]
    fn up_to_three_places_above_may_be_challenged() {
        let ladder = Ladder::new([10, 20, 30, 40, 50]);
        assert_eq!(ladder.within_reach(50), [20, 30, 40]);
        assert_eq!(ladder.within_reach(20), [10]);
        assert_eq!(ladder.within_reach(10), [0; 0]);
        assert_eq!(ladder.check(50, 20), Ok(()));
        assert_eq!(ladder.check(50, 10), Err(ChallengeError::TooFar(4)));
        assert_eq!(ladder.check(20, 30), Err(ChallengeError::NotAbove));
        assert_eq!(ladder.check(20, 20), Err(ChallengeError::NotAbove));
        assert_eq!(ladder.check(60, 10), Err(ChallengeError::NotOnLadder(60)));
    }

    #[test]
    fn who_wins_takes_the_place_and_the_others_move_down() {
        let mut ladder = Ladder::new([10, 20, 30, 40, 50]);
        assert_eq!(ladder.record(40, 20, Outcome::Win), Ok(()));
        assert_eq!(ladder.players(), [10, 40, 20, 30, 50]);
        // A draw, a loss, or a win against a player who has meanwhile fallen below changes nothing.
        for outcome in [Outcome::Draw, Outcome::Loss] {
            assert_eq!(ladder.record(30, 10, outcome), Ok(()));
        }
        assert_eq!(ladder.record(40, 20, Outcome::Win), Ok(()));
        assert_eq!(ladder.players(), [10, 40, 20, 30, 50]);
    }

    #[test]
    fn who_leaves_lets_the_others_up() {
        let mut ladder = Ladder::new([10, 20, 30, 20]);
        ladder.leave(20);
        ladder.enter(40);
        ladder.enter(10);
        assert_eq!(ladder.players(), [10, 30, 40]);
    }
}
