//! Moves for the demo: not good ones, but the kind that people play.

use rules::{AnyMove, AnyPosition, Outcome};

/// The immediate effect of a move, worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    Loses,
    AllowsALoss,
    /// With the number of pieces it captures.
    Plays(usize),
    Wins,
}

/// Chooses a move for a player who considers this many and takes the best of them; none at the end.
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
    let best = thought_of.max_by_key(|mv| worth(mv));
    best.map(AnyMove::to_string)
}

fn worth(mv: &AnyMove) -> Worth {
    let mover = mv.side();
    let after = mv.after();
    match after.outcome() {
        Some(Outcome::Win(side)) if side == mover => Worth::Wins,
        Some(Outcome::Win(_)) => Worth::Loses,
        Some(Outcome::Draw) => Worth::AllowsALoss,
        None if can_win(&after) && after.side_to_move() != mover => Worth::AllowsALoss,
        None => Worth::Plays(mv.trace().removed.len()),
    }
}

fn can_win(position: &AnyPosition) -> bool {
    let side = Some(Outcome::Win(position.side_to_move()));
    let moves = position.moves();
    moves.iter().any(|mv| mv.after().outcome() == side)
}
