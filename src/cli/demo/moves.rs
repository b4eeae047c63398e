//! Moves for the demo: not good ones, but such as people play.

use crate::games::{AnyMove, AnyPosition, Outcome};

/// What a move brings at once, worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    Loses,
    AllowsALoss,
    /// With the pieces it takes.
    Plays(usize),
    Wins,
}

/// A move by somebody who thinks about so many, and takes the best of them; none at the end.
pub(super) fn choose(
    position: &AnyPosition,
    skill: usize,
    random: &mut fastrand::Rng,
) -> Option<String> {
    let moves = position.moves();
    if moves.is_empty() {
        return None;
    }
    let thought_of = (0..skill).map(|_| &moves[random.usize(..moves.len())]);
    let best = thought_of.max_by_key(|mv| worth(position, mv));
    best.map(|mv| mv.text.clone())
}

fn worth(position: &AnyPosition, mv: &AnyMove) -> Worth {
    let mover = position.side_to_move();
    // A legal move that cannot be played would be a fault of the rules, and a bad choice.
    let Ok(played) = position.play(&mv.text) else {
        return Worth::Loses;
    };
    let after = played.position;
    match after.outcome() {
        Some(Outcome::Win(side)) if side == mover => Worth::Wins,
        Some(Outcome::Win(_)) => Worth::Loses,
        Some(Outcome::Draw) => Worth::AllowsALoss,
        None if can_win(&after) && after.side_to_move() != mover => Worth::AllowsALoss,
        None => Worth::Plays(mv.trace.removed.len()),
    }
}

fn can_win(position: &AnyPosition) -> bool {
    let side = Some(Outcome::Win(position.side_to_move()));
    position.moves().iter().any(|mv| {
        let played = position.play(&mv.text);
        played.is_ok_and(|played| played.position.outcome() == side)
    })
}
