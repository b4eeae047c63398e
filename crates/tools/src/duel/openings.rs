//! Openings: a few random moves after which neither side is much better.

use std::ops::ControlFlow;

use engine::{Heuristics, Limits, Playable, Random, Search, Value};

/// The minimum number of random plies in an opening, which can have one more.
const PLIES: usize = 8;

/// The most that a side can be ahead, in hundredths of a piece. Every few moves or lines that fail
/// raise the limit by as much again, so that even the wildest game has openings.
const BALANCE: i32 = 60;

/// After this many moves in a row that leave nothing even, another line is started: perhaps every
/// move of this position wins or loses.
const PATIENCE: u32 = 500;

/// The number of nodes for checking the balance after a move.
const GLANCE: u64 = 100;

/// The number of nodes for checking the balance of an opening, unless the players see much further.
pub(crate) const LOOK: u64 = 3_000;

/// Returns the positions of the opening with this seed, from the start on. The last is the one to
/// play: a search of `look` nodes finds it even.
pub(crate) fn opening<G: Playable>(seed: u64, size: u8, look: u64) -> Vec<G> {
    let mut random = Random::new(seed);
    let memory = Limits::nodes(look).mebibytes();
    let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, memory);
    let mut is_even = |node: &G, nodes, allowance: i32| {
        let found = search.go(node, &[], Limits::nodes(nodes), |_| {});
        matches!(
            found.map(|found| found.value),
            Some(Value::Score(score)) if score.abs() <= BALANCE + allowance * BALANCE
        )
    };
    let (mut tries, mut lines) = (0, 0);
    loop {
        let mut line = vec![G::start(size)];
        let plies = PLIES + random.below(2);
        let mut failures = 0;
        while line.len() <= plies && failures < PATIENCE {
            tries += 1;
            let Some(next) = random_next(&line, &mut random) else {
                break;
            };
            if is_even(&next, GLANCE, tries / 4) {
                line.push(next);
                failures = 0;
            } else {
                failures += 1;
            }
        }
        if let Some(last) = line.get(plies)
            && is_even(last, look, lines / 16)
        {
            return line;
        }
        lines += 1;
    }
}

/// Returns the positions of a few random plies from the start.
pub(crate) fn random_line<G: Playable>(random: &mut Random, size: u8) -> Vec<G> {
    let mut line = vec![G::start(size)];
    for _ in 0..PLIES + random.below(2) {
        match random_next(&line, random) {
            Some(next) => line.push(next),
            None => break,
        }
    }
    line
}

/// Returns the position after a random move at the end of a line.
fn random_next<G: Playable>(line: &[G], random: &mut Random) -> Option<G> {
    let mut node = *line.last()?;
    let mut moves = Vec::new();
    let _ = node.visit_moves(|mv| {
        moves.push(mv);
        ControlFlow::<()>::Continue(())
    });
    if moves.is_empty() {
        return None;
    }
    node.play_legal(&moves[random.below(moves.len())]);
    Some(node)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, king_and_courtesan::Position};

    /// With this seed a line reaches a position in which every move decides the match. The line is
    /// abandoned.
    #[test]
    fn a_line_without_an_even_move_is_left() {
        let line = opening::<Position>(77_000_409, 6, LOOK);
        assert!((PLIES..=PLIES + 1).contains(&(line.len() - 1)));
        assert!(line.iter().all(|node| node.outcome().is_none()));
    }

    /// Looking further reveals more openings that favour a side.
    #[test]
    fn an_opening_is_even_to_who_looks_so_far() {
        let sight = 5_000;
        let mut search = Search::<Position>::new(Heuristics::ALL, Position::WEIGHTS, 1);
        let mut is_even = |node: &Position| {
            let found = search.go(node, &[], Limits::nodes(sight), |_| {});
            let value = found.expect("moves").value;
            matches!(value, Value::Score(score) if score.abs() <= BALANCE)
        };
        let even = [GLANCE, sight].map(|look| {
            let openings = (0..12).map(|seed| opening::<Position>(seed, 8, look));
            openings
                .filter(|line| is_even(&line[line.len() - 1]))
                .count()
        });
        assert!(even[0] < 12 && even[1] == 12, "{even:?}");
    }
}
