//! Random matches and their positions.

use std::ops::ControlFlow;

use rules::{AnyMove, AnyPosition, GameId};

use crate::games;

/// Returns one position per game from a random match: from its beginning, its middle or its end.
pub(crate) fn random_positions(seed: u64) -> Vec<AnyPosition> {
    games()
        .map(|game| {
            let mut random = fastrand::Rng::with_seed(seed);
            let plies = random.usize(..120);
            let mut position = start(game, &mut random);
            for _ in 0..plies {
                match next(&position, &mut random) {
                    Some(played) => position = played,
                    None => break,
                }
            }
            position
        })
        .collect()
}

/// Returns the start of a match on a board of random size.
pub(crate) fn start(game: GameId, random: &mut fastrand::Rng) -> AnyPosition {
    let sizes = game.info().sizes;
    let size = sizes[random.usize(..sizes.len())];
    game.start(Some(size)).expect("a size of the game")
}

/// Returns the position after a random move, if there is one.
pub(crate) fn next(position: &AnyPosition, random: &mut fastrand::Rng) -> Option<AnyPosition> {
    next_move(position, random).map(|mv| mv.after())
}

/// Returns a random move, if there is one.
pub(crate) fn next_move(position: &AnyPosition, random: &mut fastrand::Rng) -> Option<AnyMove> {
    let count = position.count_moves();
    let mut left = if count == 0 { 0 } else { random.u64(..count) };
    let found = position.visit_moves(|mv| {
        if left == 0 {
            return ControlFlow::Break(mv);
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    found.break_value()
}
