//! Ladders: who may challenge whom, and what a result changes.

use thiserror::Error;

use super::tournament::{Number, Outcome};

/// How many places above the own a player may challenge.
pub const REACH: usize = 3;

/// A ladder, from its top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladder {
    rungs: Vec<Number>,
}

/// Why a challenge is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChallengeError {
    /// A player does not stand on the ladder.
    #[error("player {0} is not on the ladder")]
    NotOnLadder(Number),
    /// The challenged player stands below the challenger, or is the same.
    #[error("the challenged player does not stand above")]
    NotAbove,
    /// The challenged player stands too far above.
    #[error("the challenged player stands {0} places above; at most {REACH} are allowed")]
    TooFar(usize),
}

impl Ladder {
    /// A ladder with these players, the first at the top. Who comes twice counts once.
    pub fn new(players: impl IntoIterator<Item = Number>) -> Self {
        let mut ladder = Self::default();
        players.into_iter().for_each(|player| ladder.enter(player));
        ladder
    }

    /// The players from the top.
    pub fn players(&self) -> &[Number] {
        &self.rungs
    }

    fn place(&self, player: Number) -> Result<usize, ChallengeError> {
        let place = self.rungs.iter().position(|&other| other == player);
        place.ok_or(ChallengeError::NotOnLadder(player))
    }

    /// A player enters at the bottom. Who is there stays.
    pub fn enter(&mut self, player: Number) {
        if !self.rungs.contains(&player) {
            self.rungs.push(player);
        }
    }

    /// A player leaves; who stood below moves up.
    pub fn leave(&mut self, player: Number) {
        self.rungs.retain(|&other| other != player);
    }

    /// Whether a player may challenge another: one who stands at most three places above.
    pub fn check(&self, challenger: Number, challenged: Number) -> Result<(), ChallengeError> {
        let (from, to) = (self.place(challenger)?, self.place(challenged)?);
        match from.checked_sub(to) {
            None | Some(0) => Err(ChallengeError::NotAbove),
            Some(above) if above > REACH => Err(ChallengeError::TooFar(above)),
            Some(_) => Ok(()),
        }
    }

    /// Whom a player may challenge, from the highest.
    pub fn within_reach(&self, challenger: Number) -> &[Number] {
        let place = self.place(challenger).unwrap_or(0);
        &self.rungs[place.saturating_sub(REACH)..place]
    }

    /// A game is over, with this outcome for the challenger. Who wins takes the place of the
    /// challenged player, and all from there down to the own place move down by one; nothing else
    /// changes. Places may have changed since the challenge: who stands above meanwhile stays.
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
        // Nothing changes by a draw, a loss, or a win against somebody who fell below meanwhile.
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
