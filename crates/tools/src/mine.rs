//! Finds puzzles in matches that the engine plays against itself, or that people have played.

use std::{cmp::Reverse, collections::HashSet, fmt};

use crate::duel::{Player, Searcher, play};
use crate::proof::{Prover, TooMuch, after, distinct};
use engine::{Heuristics, Limits, Mistakes, Playable, Random, Search};

/// The most nodes that the proof of a position can take.
const MOST_NODES: u64 = 400_000;

/// How many positions before the end of a match are examined.
const LAST: usize = 14;

/// The minimum number of moves to choose from in a puzzle; [`MOST_MOVES`] is the maximum.
const FEWEST_MOVES: usize = 8;
/// The minimum number of pieces on its board.
const FEWEST_PIECES: usize = 6;
const MOST_MOVES: usize = 120;

/// How many nodes the players of a match look at, and how far they misjudge positions. They should
/// play well but make mistakes.
const NODES: u64 = 1_500;
const MISTAKES: Mistakes = Mistakes {
    deviation: 40,
    ..Mistakes::NONE
};

/// The number of random plies at the beginning of a match of the engine against itself.
const OPENING: usize = 8;

/// A puzzle that was found: the text of the position, and the moves of the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The position.
    pub position: String,
    /// The winning moves, with the longest defence between them.
    pub line: Vec<String>,
}

/// Formats it as in the files of puzzles.
impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.position, self.line.join(" "))
    }
}

/// Finds puzzles, none of them twice.
#[derive(Debug, Default)]
pub(crate) struct Miner {
    seen: HashSet<u64>,
}

impl Miner {
    /// Plays the match of this seed, and returns its puzzles.
    pub(crate) fn self_play<G: Playable>(&mut self, seed: u64, size: u8) -> Vec<Found> {
        let opening = opening::<G>(&mut Random::new(seed), size);
        let player = |side: u64| {
            let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, 4);
            search.set_mistakes(MISTAKES, seed * 2 + side);
            Searcher {
                search,
                limits: Limits::nodes(NODES),
                mistakes: MISTAKES,
            }
        };
        let (mut one, mut other) = (player(0), player(1));
        let players: [&mut dyn Player<G>; 2] = [&mut one, &mut other];
        self.dig(&play(&opening, players).positions)
    }

    /// Returns the puzzles among the last positions of a match, longest first. Those of one match
    /// are much alike, so one of them is enough.
    pub(crate) fn dig<G: Playable>(&mut self, positions: &[G]) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::new();
        for position in positions.iter().rev().take(LAST) {
            let is_whole = position.outcome().is_none() && position.choices().is_empty();
            if is_whole
                && let Ok(Some(puzzle)) = puzzle(position)
                && self.seen.insert(position.key())
            {
                found.push(puzzle);
            }
        }
        found.sort_by_key(|puzzle| Reverse(puzzle.line.len()));
        found
    }
}

/// Returns the puzzle of a position, if it is one: a single move wins in 1, 3 or 5 plies, and each
/// later move but the last is also the only one.
fn puzzle<G: Playable>(root: &G) -> Result<Option<Found>, TooMuch> {
    let moves = distinct(root).len();
    let has_few = root.pieces().len() < FEWEST_PIECES;
    if has_few || !(FEWEST_MOVES..=MOST_MOVES).contains(&moves) {
        return Ok(None);
    }
    let mut prover = Prover::new(root.side_to_move(), MOST_NODES);
    let Some(plies @ (1 | 3 | 5)) = prover.shortest(root, 5)? else {
        return Ok(None);
    };
    if prover.winning(root, plies)?.len() != 1 {
        return Ok(None);
    }
    let Some(line) = line(&mut prover, root, plies)? else {
        return Ok(None);
    };
    let mut node = *root;
    let mut texts = Vec::new();
    for mv in &line {
        texts.push(node.write_move(mv));
        node = after(&node, mv);
    }
    Ok(Some(Found {
        position: root.to_string(),
        line: texts,
    }))
}

/// Returns the only line to the win in exactly this many plies against the longest defence. `None`
/// if a move of the winner before the last is not the only one.
fn line<G: Playable>(
    prover: &mut Prover,
    node: &G,
    plies: u32,
) -> Result<Option<Vec<G::Move>>, TooMuch> {
    if plies == 0 {
        return Ok(Some(Vec::new()));
    }
    let winning = prover.winning(node, plies)?;
    if node.side_to_move() == prover.winner() {
        let [mv] = winning[..] else {
            // The last move can be any that wins immediately.
            let last = winning.first().filter(|_| plies == 1);
            return Ok(last.map(|mv| vec![*mv]));
        };
        let rest = line(prover, &after(node, &mv), plies - 1)?;
        return Ok(rest.map(|rest| [vec![mv], rest].concat()));
    }
    for mv in winning {
        let child = after(node, &mv);
        if prover.wins(&child, plies - 2)? {
            continue; // not the longest defence
        }
        if let Some(rest) = line(prover, &child, plies - 1)? {
            return Ok(Some([vec![mv], rest].concat()));
        }
    }
    Ok(None)
}

/// Returns the positions of a few random plies from the start.
fn opening<G: Playable>(random: &mut Random, size: u8) -> Vec<G> {
    let mut line = vec![G::start(size)];
    while line.len() <= OPENING
        && let Some(last) = line.last()
    {
        let moves = distinct(last);
        if moves.is_empty() {
            break;
        }
        line.push(after(last, &moves[random.below(moves.len())]));
    }
    line
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use engine::shortest_win;
    use rules::{Outcome, courtyard, guard_and_towers, king_and_courtesan, kings_court};

    use super::*;

    /// The limit for brute force: no limit.
    const ALL: u64 = u64::MAX;

    /// Returns the positions that a move leads to.
    fn next<G: Playable>(position: &G) -> HashSet<G> {
        let mut reached = HashSet::new();
        let _ = position.visit_moves(|mv| {
            let mut after = *position;
            after.play_legal(&mv);
            reached.insert(after);
            std::ops::ControlFlow::<()>::Continue(())
        });
        reached
    }

    /// Counts the reachable positions from which the side to move wins in this many plies, its
    /// first ply included.
    fn winning<G: Playable>(position: &G, plies: u32) -> usize {
        let side = position.side_to_move();
        let wins = |after: &&G| match after.outcome() {
            Some(outcome) => outcome == Outcome::Win(side),
            None => {
                plies > 1
                    && next(*after).iter().all(|reply| {
                        matches!(shortest_win(reply, plies - 2, ALL), Ok(Some(_)))
                            || reply.outcome() == Some(Outcome::Win(side))
                    })
            }
        };
        next(position).iter().filter(wins).count()
    }

    /// Most positions can be won in several ways. Those are not suitable for finding *the* move.
    #[test]
    fn a_position_that_several_moves_win_is_no_puzzle() {
        fn looks_for<G: Playable>(file: &str) {
            let (mut several, mut single) = (0, 0);
            for line in file.lines() {
                let (plies, text) = line.split_once(' ').expect("plies and a position");
                let plies: u32 = plies.parse().expect("a number");
                let position = G::parse(text).expect("a position");
                if plies == 5 || position.perft(plies) > 20_000 {
                    continue;
                }
                let ways = winning(&position, plies);
                let is_puzzle = !Miner::default().dig(&[position]).is_empty();
                assert!(ways == 1 || !is_puzzle, "{text} has {ways}");
                several += usize::from(ways > 1);
                single += usize::from(is_puzzle);
            }
            assert!(several >= 10 && single >= 5, "{several} and {single}");
        }
        looks_for::<courtyard::Position>(include_str!("../../../tests/engine/wins/courtyard.txt"));
        looks_for::<guard_and_towers::Position>(include_str!(
            "../../../tests/engine/wins/guard-and-towers.txt"
        ));
        looks_for::<king_and_courtesan::Position>(include_str!(
            "../../../tests/engine/wins/king-and-courtesan.txt"
        ));
        looks_for::<kings_court::Position>(include_str!(
            "../../../tests/engine/wins/kings-court.txt"
        ));
    }
}
