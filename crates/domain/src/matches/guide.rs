//! Explanations for a player's first match of a game, as new things happen.

use std::ops::{ControlFlow, Range};

use super::PlyBy;
use rules::{AnyMove, AnyPosition, Decision, Onto, Ply, Side, variants};

/// How many moves are searched at most for one that wins.
const MOST_LOOKED_AT: u32 = 3_000;

/// How many tips are shown together at most, the most urgent ones.
const MOST_TIPS: usize = 2;

variants! {
    /// Something that is explained when it first happens in a match. The keys of the explanations
    /// end with these names.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Tip {
        /// The learner can win with the next move.
        Chance = "chance",
        /// The computer could have won with its last move, and did not.
        Danger = "danger",
        /// The learner could have won with the last move, and did not.
        Missed = "missed",
        /// The opponent must choose which of the mover's pieces leaves the board.
        Choice = "choice",
        /// The rules have taken a piece off the board for a capture that was missed.
        Forfeit = "forfeit",
        /// The learner must capture.
        Must = "must",
        /// One move has captured several pieces.
        Chain = "chain",
        /// The learner has captured.
        Capture = "capture",
        /// The computer has captured.
        Captured = "captured",
        /// Stones were stacked.
        Stack = "stack",
        /// Two pieces have swapped places.
        Exchange = "exchange",
        /// The match begins.
        Begin = "begin",
    }
}

/// A match in which new things are explained.
#[derive(Clone, Debug)]
pub struct Guide {
    /// The plies of the match.
    pub plies: Vec<Ply>,
    /// How many of them were shown before.
    pub before: usize,
    /// The numbers of those that were played at the same moment as the one before. If they are the learner's,
    /// they were planned.
    pub answers_at_once: Vec<usize>,
    /// The learner's side.
    pub learner: Side,
}

impl Guide {
    /// Returns what is new in the plies that were not shown before, the most urgent first.
    pub fn tips(&self) -> Vec<Tip> {
        if self.plies.is_empty() {
            return vec![Tip::Begin];
        }
        let before = self.before.min(self.plies.len());
        let mut found = self.tips_of(before..self.plies.len());
        if before == 0 {
            found.push(Tip::Begin);
        }
        if !found.is_empty() {
            let known = self.tips_of(0..before);
            found.retain(|tip| !known.contains(tip));
        }
        let found = Tip::ALL.into_iter().filter(|tip| found.contains(tip));
        found.take(MOST_TIPS).collect()
    }

    fn tips_of(&self, indices: Range<usize>) -> Vec<Tip> {
        let plies = self.plies.iter().enumerate();
        plies
            .filter(|(index, _)| indices.contains(index))
            .flat_map(|(index, ply)| tips(ply, self.by(ply, index + 1), self.learner))
            .collect()
    }

    /// Returns how the ply of this number was played.
    fn by(&self, ply: &Ply, number: usize) -> PlyBy {
        if ply.mv.side() != self.learner {
            PlyBy::Computer
        } else if self.answers_at_once.contains(&number) {
            PlyBy::Plan
        } else {
            PlyBy::Hand
        }
    }
}

/// Returns the tips for a ply.
fn tips(ply: &Ply, by: PlyBy, learner: Side) -> Vec<Tip> {
    let mut tips = Vec::new();
    let (by_learner, deed) = (ply.mv.side() == learner, ply.mv.deed());
    if !deed.captured.is_empty() {
        tips.push(if by_learner {
            Tip::Capture
        } else {
            Tip::Captured
        });
    }
    if deed.captured.len() > 1 {
        tips.push(Tip::Chain);
    }
    if !deed.at_stake.is_empty() {
        tips.push(Tip::Choice);
    }
    if !deed.forfeited.is_empty() {
        tips.push(Tip::Forfeit);
    }
    match deed.onto {
        Some(Onto::Stack(_)) => tips.push(Tip::Stack),
        Some(Onto::Exchange(_)) => tips.push(Tip::Exchange),
        None => {}
    }
    let wins = ply.mv.decides() == Some(Decision::Win);
    // What was planned was no choice on this board.
    if !wins && by != PlyBy::Plan && wins_at_once(&ply.mv.before()) {
        tips.push(if by_learner { Tip::Missed } else { Tip::Danger });
    }
    let position = &ply.position;
    if position.outcome().is_none() && position.side_to_move() == learner {
        if wins_at_once(position) {
            tips.push(Tip::Chance);
        }
        if position.must_capture() {
            tips.push(Tip::Must);
        }
    }
    tips
}

/// Returns whether the opponent can win with the move that follows this one.
pub fn lets_opponent_win(mv: &AnyMove) -> bool {
    let after = mv.after();
    after.side_to_move() != mv.side() && wins_at_once(&after)
}

/// Whether the side to move can win with one move.
fn wins_at_once(position: &AnyPosition) -> bool {
    let (mut wins, mut looked_at) = (false, 0);
    let _ = position.visit_moves(|mv: AnyMove| {
        wins = mv.decides() == Some(Decision::Win);
        looked_at += 1;
        if wins || looked_at >= MOST_LOOKED_AT {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    wins
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameId;

    /// Plays these moves from a position.
    fn played(position: &AnyPosition, moves: &[&str]) -> Vec<Ply> {
        let mut plies: Vec<Ply> = Vec::new();
        for mv in moves {
            let at = plies.last().map_or(position, |ply| &ply.position);
            plies.push(at.play(mv).expect("legal"));
        }
        plies
    }

    #[test]
    fn each_thing_is_explained_when_it_first_happens() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let moves = ["a7a6", "a1a2", "a6b6", "a2b2", "b6b7", "b2b1"];
        let plies = played(&start, &moves);
        let tips = |until: usize, new: usize| {
            let plies = plies[..until].to_vec();
            let (before, learner) = (until - new, Side::First);
            Guide {
                plies,
                before,
                answers_at_once: Vec::new(),
                learner,
            }
            .tips()
        };
        assert_eq!(tips(0, 0), [Tip::Begin]);
        // A player who first sees the board after two moves also reads how to begin.
        assert_eq!(tips(2, 2), [Tip::Begin]);
        let all: Vec<Vec<Tip>> = (1..=moves.len()).map(|until| tips(until, 1)).collect();
        let stacks = all.iter().filter(|tips| tips.contains(&Tip::Stack)).count();
        assert!(stacks <= 1, "{all:?}");
    }

    /// Whoever does something first, it is explained then, naming the side concerned, and
    /// not again.
    #[test]
    fn what_the_computer_does_first_is_explained_once() {
        // The learner, Red, moves from the top. Blue's tower is between two of Red's.
        let near = |side| {
            let text = format!("3RG3/7/7/r1b1r14/7/7/3BG3 {side}");
            let position = GameId::GuardAndTowers.parse_position(&text);
            position.expect("a position")
        };
        let tips = |plies: &[Ply], before| {
            let (plies, learner) = (plies.to_vec(), Side::First);
            Guide {
                plies,
                before,
                answers_at_once: Vec::new(),
                learner,
            }
            .tips()
        };
        let plies = played(&near('b'), &["b4a4", "c4b4", "a4b4"]);
        assert_eq!(tips(&plies[..1], 0), [Tip::Captured, Tip::Begin]);
        assert_eq!(tips(&plies[..2], 1), []);
        assert_eq!(tips(&plies, 2), [], "known, though by the computer's move");
        assert_eq!(
            tips(&plies, 1),
            [],
            "known, and the own move has nothing new"
        );

        // One board shows the learner's move and the computer's reply: both can be new.
        let answered = played(&near('r'), &["d7d6", "b4a4"]);
        assert_eq!(tips(&answered, 0), [Tip::Captured, Tip::Begin]);
        let captured = played(&near('r'), &["a4b4", "d1d2"]);
        assert_eq!(tips(&captured, 0), [Tip::Capture, Tip::Begin]);
    }

    #[test]
    fn a_win_in_one_is_a_chance_until_it_is_missed() {
        // Red's guard is a square away from the castle.
        let near = GameId::GuardAndTowers
            .parse_position("7/7/7/7/7/3RG3/BG5b1 b")
            .expect("a position");
        let plies = played(&near, &["g1g2"]);
        let guide = |learner| Guide {
            plies: plies.clone(),
            before: 0,
            answers_at_once: Vec::new(),
            learner,
        };
        assert!(guide(Side::First).tips().contains(&Tip::Chance));
    }

    #[test]
    fn a_move_lets_the_opponent_win_if_one_answer_does() {
        let near = |side| {
            let text = format!("7/7/7/7/7/3RG3/BG5b1 {side}");
            GameId::GuardAndTowers
                .parse_position(&text)
                .expect("a position")
        };
        let lets = |side, mv: &str| lets_opponent_win(&near(side).play(mv).expect("legal").mv);
        assert!(lets('b', "g1g2"), "Red's guard enters the castle");
        assert!(!lets('r', "d2d3"));
        assert!(!lets('r', "d2d1"), "the match is over");
    }

    #[test]
    fn a_win_that_a_planned_move_misses_is_not_held_against_the_learner() {
        let near = GameId::GuardAndTowers
            .parse_position("7/7/7/7/7/3RG3/BG5b1 b")
            .expect("a position");
        let plies = played(&near, &["g1g2", "d2d3", "g2g1", "d3d2", "g1g2", "d2d3"]);
        let tips = |until: usize, before, answers_at_once: &[usize]| {
            let guide = Guide {
                plies: plies[..until].to_vec(),
                before,
                answers_at_once: answers_at_once.to_vec(),
                learner: Side::First,
            };
            guide.tips()
        };
        assert_eq!(tips(2, 1, &[]), [Tip::Missed], "by hand");
        assert!(!tips(2, 0, &[2]).contains(&Tip::Missed), "planned");
        // Nobody was told of it, so the next one is explained.
        assert_eq!(tips(6, 5, &[2]), [Tip::Missed], "by hand");
        assert_eq!(tips(6, 5, &[]), [], "known");
    }

    #[test]
    fn a_win_that_is_missed_is_told_once_and_to_each_in_their_way() {
        let near = GameId::GuardAndTowers
            .parse_position("7/7/7/7/7/3RG3/BG5b1 b")
            .expect("a position");
        let moves = ["g1g2", "d2d3", "g2g1", "d3d2", "g1g2", "d2d3"];
        let plies = played(&near, &moves);
        let last = |learner, until: usize| {
            let (plies, before) = (plies[..until].to_vec(), until - 1);
            Guide {
                plies,
                before,
                answers_at_once: Vec::new(),
                learner,
            }
            .tips()
        };
        assert_eq!(last(Side::First, 2), [Tip::Missed]);
        assert_eq!(last(Side::Second, 2), [Tip::Danger]);
        for learner in Side::BOTH {
            for until in [5, 6] {
                assert_eq!(last(learner, until), [], "known");
            }
        }
    }
}
