//! The questions the engine is asked.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use crate::{host::Failure, learning::actions::thinking::think};
use domain::matches::{Level, MatchId, UserId};
use engine::{Limits, Value};
use rules::{AnyMove, AnyPosition, Side};

/// How many nodes are enough to tell which side is better.
const A_GLANCE: u64 = 20_000;

/// The computer accepts a draw if it is at least this much worse, in hundredths of a piece.
const WORSE: i32 = -50;

/// A match is going nowhere if each side has made this many moves without a capture. Even far ahead, the
/// computer may find no way through a wall that its opponent only has to hold, and nobody should have to
/// play on endlessly.
pub const MOVES_TO_NOWHERE: u32 = 30;

/// The facts about a match that are needed to continue it.
#[derive(Clone, Debug)]
pub(crate) struct Situation {
    pub(crate) id: MatchId,
    pub(crate) position: AnyPosition,
    /// The earlier positions, the oldest first.
    pub(crate) played: Vec<AnyPosition>,
}

/// Stops a search once nobody is waiting for it.
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Chooses the move that the computer plays. It thinks in the turn of this person. The match's number is
/// the seed, so the same match is always played the same way.
pub(crate) async fn choose(
    player: UserId,
    level: Level,
    of: Situation,
) -> Result<Option<AnyMove>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let _wanted = Wanted(Arc::clone(&stop));
    let seed = u64::from(of.id.0);
    let search = move || engine::choose(&of.position, &of.played, level, seed, &stop);
    Ok(think(player, search).await?)
}

/// Returns whether the computer on this side would accept a draw after this many plies without a
/// capture.
pub(crate) async fn agrees_to_draw(
    player: UserId,
    side: Side,
    of: Situation,
    since_capture: u32,
) -> Result<bool, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let _wanted = Wanted(Arc::clone(&stop));
    let moves = of.position.side_to_move() == side;
    let search = move || engine::analyse(&of.position, &of.played, Limits::nodes(A_GLANCE), &stop);
    let found = think(player, search).await?;
    Ok(found.is_some_and(|found| would_draw(found.value, moves, since_capture)))
}

/// Returns whether the computer, which may or may not be the side to move, would accept a draw where the
/// position has this value for the side to move: it is worse, or the match is going nowhere and it sees
/// no win.
fn would_draw(value: Value, moves: bool, since_capture: u32) -> bool {
    let goes_nowhere = since_capture >= 2 * MOVES_TO_NOWHERE;
    let enough = if goes_nowhere { i32::MAX } else { WORSE };
    match (value, moves) {
        (Value::Score(score), true) => score <= enough,
        (Value::Score(score), false) => -score <= enough,
        (Value::Loss(_), moves) => moves,
        (Value::Win(_), moves) => !moves,
    }
}

#[cfg(test)]
mod tests {
    use crate::learning::actions::computer::brain::*;

    #[test]
    fn the_computer_has_a_draw_where_it_stands_worse_or_the_match_goes_nowhere() {
        for (value, moves, worse) in [
            (Value::Score(0), true, false),
            (Value::Score(-60), true, true),
            (Value::Score(-60), false, false),
            (Value::Score(60), false, true),
            (Value::Win(3), true, false),
            (Value::Win(3), false, true),
            (Value::Loss(2), true, true),
            (Value::Loss(2), false, false),
        ] {
            assert_eq!(would_draw(value, moves, 59), worse, "{value} {moves}");
            // Only a side that is about to win plays on.
            let wins = matches!(value, Value::Win(_) | Value::Loss(_)) && !worse;
            assert_eq!(would_draw(value, moves, 60), !wins, "{value} {moves}");
        }
    }
}
