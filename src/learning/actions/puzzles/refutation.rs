//! Why a wrong move at a puzzle is wrong: what the opponent answers.

use std::sync::Arc;

use crate::{host::Failure, learning::actions::thinking::think, workers::THINKERS};
use domain::{matches::UserId, puzzles::Puzzle};
use engine::{Limits, Value};
use rules::{AnyMove, AnyPosition, variants};

/// How many positions are searched for the answer.
const LIMITS: Limits = Limits::nodes(50_000);

/// The opponent's best answer to a wrong move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The answer's moves. There are several where one turn takes several moves.
    pub answers: Vec<AnyMove>,
    /// What it leads to.
    pub leads_to: Consequence,
}

variants! {
    /// What the answer to a wrong move leads to.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Consequence {
        /// The match is over.
        End = "end",
        /// The opponent wins with good play.
        Loss = "loss",
        /// The solver still wins, but too late.
        LateWin = "late-win",
        /// Nothing is certain any more.
        Open = "open",
    }
}

/// Finds what the opponent answers to a wrong move. `None` if the move ends the match, or if the solver plays on. Users
/// take turns; those who don't say who they are share one.
pub async fn refute(
    by: Option<UserId>,
    puzzle: &Puzzle,
    tried: &AnyMove,
) -> Result<Option<Refutation>, Failure> {
    let (solver, tried) = (puzzle.solver(), tried.clone());
    let job = move || {
        let position = tried.after();
        (position.side_to_move() != solver).then(|| answer(&position))?
    };
    let found = match by {
        Some(user) => think(user, job).await,
        None => THINKERS.run(job).await,
    };
    Ok(found?)
}

/// Returns the best turn of the side to move. `None` if the match is over.
fn answer(position: &AnyPosition) -> Option<Refutation> {
    let found = engine::analyse(position, &[], LIMITS, &Arc::default())?;
    let side = position.side_to_move();
    let line = found.line.into_iter();
    let answers: Vec<AnyMove> = line.take_while(|mv| mv.side() == side).collect();
    let is_over = answers.last()?.decides().is_some();
    Some(Refutation {
        answers,
        leads_to: match found.value {
            _ if is_over => Consequence::End,
            Value::Win(_) => Consequence::Loss,
            Value::Loss(_) => Consequence::LateWin,
            Value::Score(_) => Consequence::Open,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::puzzles::{Difficulty, PuzzleId, Verdict};
    use engine::shortest_win;
    use rules::{GameId, Side, for_position};

    /// One in this many puzzles is looked at, and one in this many moves at each. `EVERY_PUZZLE=1` looks at all.
    const EVERY: usize = 7;

    /// Returns whether a side that is to move can force a win in this many plies.
    fn wins(position: &AnyPosition, plies: usize) -> bool {
        let plies = u32::try_from(plies).expect("few");
        for_position!(position, Same(position) => {
            let won = shortest_win(position, plies, u64::MAX);
            won.expect("searched to the end").is_some()
        })
    }

    async fn check(puzzle: &Puzzle, ply: usize, tried: &AnyMove) {
        let found = refute(None, puzzle, tried).await.expect("found");
        let after = tried.after();
        let solver: Side = puzzle.solver();
        let goes_on = after.outcome().is_none() && after.side_to_move() != solver;
        assert_eq!(found.is_some(), goes_on, "{tried}");
        let Some(Refutation { answers, leads_to }) = found else {
            return;
        };
        let mut reached = after;
        for answer in &answers {
            assert!(reached.moves().contains(answer), "{reached} {answer}");
            reached = answer.after();
        }
        let is_over = reached.outcome().is_some();
        assert_eq!(
            leads_to == Consequence::End,
            is_over,
            "{tried}: {answers:?}"
        );
        let left = puzzle.line().len() - ply;
        if !is_over && left > 2 {
            assert_eq!(reached.side_to_move(), solver);
            let plies = left - 1 - answers.len();
            assert!(
                !wins(&reached, plies),
                "{:?} {tried}: {answers:?}",
                puzzle.id
            );
        }
    }

    #[tokio::test]
    async fn the_answer_to_a_wrong_move_keeps_the_solver_from_winning_in_time() {
        let all = std::env::var_os("EVERY_PUZZLE").is_some();
        let every = if all { 1 } else { EVERY };
        for &game in GameId::ALL {
            for difficulty in Difficulty::ALL {
                let of = |id: &PuzzleId| id.difficulty() == Some(difficulty);
                for id in PuzzleId::all(game).filter(of).step_by(every) {
                    let puzzle = id.read().expect("a puzzle");
                    let moves = puzzle.start().moves().into_iter();
                    let wrong = moves.filter(|mv| puzzle.judge(0, mv) == Verdict::Wrong);
                    for tried in wrong.step_by(every) {
                        check(&puzzle, 0, &tried).await;
                    }
                }
            }
        }
    }
}
