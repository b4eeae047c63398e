//! Wins found by brute force: every move of both sides, and nothing that the search knows. It is
//! too simple to be wrong, so it says what the search must find.

use std::ops::ControlFlow;

use super::Stopped;
use rules::{Game, Outcome, Side};

/// Returns the number of plies, at most `plies`, in which the side to move can force a win. It can
/// look at no more than this many positions.
///
/// Repeated positions are not considered: the shortest win has none.
pub fn shortest_win<G: Game>(
    position: &G,
    plies: u32,
    mut positions: u64,
) -> Result<Option<u32>, Stopped> {
    for plies in 1..=plies {
        if forces(position, position.side_to_move(), plies, &mut positions)? {
            return Ok(Some(plies));
        }
    }
    Ok(None)
}

/// Returns whether a side can force its win within this many plies from here.
fn forces<G: Game>(
    position: &G,
    winner: Side,
    plies: u32,
    positions: &mut u64,
) -> Result<bool, Stopped> {
    *positions = positions.checked_sub(1).ok_or(Stopped)?;
    if let Some(ending) = position.ending_on_board() {
        return Ok(ending.outcome == Outcome::Win(winner));
    }
    let chooses = position.side_to_move() == winner;
    // Nobody wins by a ply of the opponent, but a side that has no move at all loses.
    if plies == 0 || plies == 1 && !chooses {
        return Ok(position.outcome() == Some(Outcome::Win(winner)));
    }
    let mut has_moves = false;
    let found = position.visit_moves(|mv| {
        has_moves = true;
        let mut next = position.clone();
        next.play_legal(&mv);
        match forces(&next, winner, plies - 1, positions) {
            Ok(forced) if forced != chooses => ControlFlow::Continue(()),
            decided => ControlFlow::Break(decided),
        }
    });
    match found {
        ControlFlow::Break(decided) => decided,
        ControlFlow::Continue(()) if has_moves => Ok(!chooses),
        ControlFlow::Continue(()) => Ok(position.outcome() == Some(Outcome::Win(winner))),
    }
}
