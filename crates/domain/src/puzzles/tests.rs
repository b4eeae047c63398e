//! Every puzzle is correct, by brute force that knows nothing of the search that found it.

use super::*;
use rules::{Game, Outcome, for_position};

/// Trying out puzzles with a win in 5 plies takes long, so only one in this many is tried.
/// `EVERY_PUZZLE=1` tries all of them, which takes minutes: do so when you have added some.
const EVERY: usize = 8;

fn moves<G: Game>(node: &G) -> Vec<G> {
    let mut reached: Vec<G> = Vec::new();
    let _ = node.visit_moves(|mv| {
        let mut after = node.clone();
        after.play_legal(&mv);
        if !reached.contains(&after) {
            reached.push(after);
        }
        std::ops::ControlFlow::<()>::Continue(())
    });
    reached
}

/// Whether a side can force a win in at most this many plies.
fn forces<G: Game>(node: &G, winner: Side, plies: usize) -> bool {
    if plies == 0 {
        return node.outcome() == Some(Outcome::Win(winner));
    }
    let next = moves(node);
    if next.is_empty() {
        return node.outcome() == Some(Outcome::Win(winner));
    }
    if node.side_to_move() == winner {
        next.iter().any(|next| forces(next, winner, plies - 1))
    } else {
        next.iter().all(|next| forces(next, winner, plies - 1))
    }
}

/// Returns how many positions the side to move can reach from which it wins in this many plies,
/// including the first.
fn winning<G: Game>(node: &G, plies: usize) -> usize {
    let winner = node.side_to_move();
    let next = moves(node).into_iter();
    next.filter(|next| forces(next, winner, plies - 1)).count()
}

fn wins_only_so(position: &AnyPosition, plies: usize) {
    for_position!(position, Same(node) => {
        assert_eq!(winning(node, plies), 1, "{position} in {plies}");
        if plies > 2 {
            assert_eq!(winning(node, plies - 2), 0, "{position} in fewer than {plies}");
        }
    });
}

fn tries(game: GameId, wanted: Difficulty, every: usize) {
    let of = |id: &PuzzleId| id.difficulty() == Some(wanted);
    let all: Vec<PuzzleId> = PuzzleId::all(game).filter(of).collect();
    assert!(all.len() >= 20, "{game} has {} {wanted:?}", all.len());
    for id in all.into_iter().step_by(every) {
        let puzzle = id.read().expect("a puzzle");
        wins_only_so(puzzle.start(), wanted.plies());
    }
}

#[test]
fn a_single_move_wins_at_once() {
    for &game in GameId::ALL {
        tries(game, Difficulty::Easy, 1);
    }
}

#[test]
fn a_single_move_wins_in_three_plies() {
    for &game in GameId::ALL {
        tries(game, Difficulty::Medium, 1);
    }
}

#[test]
fn a_single_move_wins_in_five_plies() {
    for &game in GameId::ALL {
        let all = std::env::var_os("EVERY_PUZZLE").is_some();
        tries(game, Difficulty::Hard, if all { 1 } else { EVERY });
    }
}

#[test]
fn every_puzzle_is_solved_by_its_solution_and_by_nothing_else() {
    for &game in GameId::ALL {
        let mut starts = Vec::new();
        assert_eq!(PuzzleId::all(game).count(), text(game).lines().count());
        for id in PuzzleId::all(game) {
            let puzzle = id.read().expect("a puzzle");
            assert!(!starts.contains(puzzle.start()), "{id:?} is there twice");
            starts.push(puzzle.start().clone());
            let mut ply = 0;
            loop {
                let (position, _) = puzzle.at(ply).expect("the solver's ply");
                let right = &puzzle.line()[ply];
                for tried in position.moves() {
                    let is_right = puzzle.judge(ply, &tried) != Verdict::Wrong;
                    let is_last = ply + 1 == puzzle.line().len();
                    let wins = tried.decides() == Some(Decision::Win);
                    let same = tried.after() == right.after();
                    assert_eq!(
                        is_right,
                        if is_last { wins } else { same },
                        "{id:?} {tried}"
                    );
                }
                match puzzle.judge(ply, right) {
                    Verdict::GoesOn { next } => {
                        let answers = &puzzle.line()[ply + 1..next];
                        assert_eq!(puzzle.before(next), Some((right, answers)));
                        ply = next;
                    }
                    Verdict::Solved => break,
                    Verdict::Wrong => panic!("{id:?}: the solution is wrong at {ply}"),
                }
            }
            let last = puzzle.line().last().expect("a move");
            assert_eq!(last.after().outcome(), Some(Outcome::Win(puzzle.solver())));
        }
    }
}

#[test]
fn there_are_enough_of_each_kind_and_days_in_a_row_have_different_ones() {
    for &game in GameId::ALL {
        let count = PuzzleId::all(game).count();
        assert!(count >= 60);
        let days = (20_000..).take(count);
        let mut seen: Vec<PuzzleId> = days.filter_map(|day| PuzzleId::of_day(game, day)).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), count, "each has its day before one comes again");
        for difficulty in Difficulty::ALL {
            let some = PuzzleId::some(game, Some(difficulty), 7).expect("a puzzle");
            assert_eq!(some.difficulty(), Some(difficulty));
            assert_eq!(some.next().difficulty(), Some(difficulty));
            assert_ne!(some.next(), some);
        }
    }
}
