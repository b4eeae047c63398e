//! The players of a duel.

use std::ops::ControlFlow;

use engine::{Limits, Mistakes, Playable, Random, Search};
use rules::Outcome;

/// A player that chooses moves.
pub(crate) trait Player<G: Playable> {
    /// Announces that the pair with this number begins.
    fn begin(&mut self, _pair: u64) {}

    /// Chooses a move in a position that has not ended. `played` has the keys of the positions
    /// before it.
    fn choose(&mut self, position: &G, played: &[u64]) -> Option<G::Move>;
}

/// A searcher with its limits.
pub(crate) struct Searcher<'w, G: Playable> {
    /// The searcher.
    pub search: Search<'w, G>,
    /// How far it looks.
    pub limits: Limits,
    /// How it errs. The seed is the number of the pair.
    pub mistakes: Mistakes,
}

impl<G: Playable> Player<G> for Searcher<'_, G> {
    fn begin(&mut self, pair: u64) {
        self.search.set_mistakes(self.mistakes, pair);
    }

    fn choose(&mut self, position: &G, played: &[u64]) -> Option<G::Move> {
        let found = self.search.go(position, played, self.limits, |_| {});
        found.map(|found| found.line[0])
    }
}

/// How people play who have just learned the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// They take a win that is there, and otherwise what leaves them the most pieces after their move. Of a hundred
    /// moves, `any` are played without looking.
    CountsPieces {
        /// How many of a hundred.
        any: usize,
    },
    /// They take a win that is there, otherwise capture the most that they can, and otherwise play any move.
    Captures,
}

/// A stand-in for people who have just learned the rules.
pub(crate) struct Beginner {
    habit: Habit,
    weights: Vec<i16>,
    random: Random,
}

impl Beginner {
    /// Creates one with this habit.
    pub(crate) fn new<G: Playable>(habit: Habit) -> Beginner {
        Beginner {
            habit,
            weights: G::piece_weights(),
            random: Random::new(0),
        }
    }

    /// Returns how much a move gets, as this player sees it. Moves that get the same are alike to them.
    fn worth<G: Playable>(&self, position: &G, mv: &G::Move) -> i32 {
        let mut after = *position;
        after.play_legal(mv);
        let mover = position.side_to_move();
        match after.outcome() {
            Some(Outcome::Win(winner)) if winner == mover => i32::MAX,
            Some(Outcome::Win(_)) => i32::MIN,
            Some(Outcome::Draw) => 0,
            None if self.habit == Habit::Captures => position.gain(mv),
            None if after.side_to_move() == mover => after.evaluate(&self.weights),
            None => -after.evaluate(&self.weights),
        }
    }
}

impl<G: Playable> Player<G> for Beginner {
    fn begin(&mut self, pair: u64) {
        self.random = Random::new(pair);
    }

    fn choose(&mut self, position: &G, _played: &[u64]) -> Option<G::Move> {
        let mut moves = Vec::new();
        let _ = position.visit_distinct(|mv| {
            moves.push(mv);
            ControlFlow::<()>::Continue(())
        });
        let looks = match self.habit {
            Habit::CountsPieces { any } => self.random.below(100) >= any,
            Habit::Captures => true,
        };
        if looks {
            let worth: Vec<i32> = moves.iter().map(|mv| self.worth(position, mv)).collect();
            let most = worth.iter().max().copied()?;
            let mut each = worth.into_iter();
            moves.retain(|_| each.next() == Some(most));
        }
        (!moves.is_empty()).then(|| moves[self.random.below(moves.len())])
    }
}
