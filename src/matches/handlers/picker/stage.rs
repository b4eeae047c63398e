//! The progress of a choice, and the previous question. Pure: depends only on the rules.

use crate::matches::{cards::boards::choices::Question, ids::picking::Picking};
use rules::{AnyPosition, Choice, Ply, Square};

/// The way to continue from the named squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// By choosing a piece and then one of its moves.
    Choose,
    /// Square by square.
    Walk,
    /// Not at all, if they name a move.
    Stop,
}

/// The progress of a choice.
pub(super) enum Progress {
    /// There is more to choose.
    Choosing(Question),
    /// This is the move.
    Chosen(Box<Ply>),
}

/// Returns how far these squares lead. A choice with only one option is made automatically: the only
/// piece that can move, or the only square where it can go. Also returns the squares that are named
/// then. `None` if they lead to no move.
pub(super) fn progress(
    position: &AnyPosition,
    mut named: Vec<Square>,
    how: How,
) -> Option<(Vec<Square>, Progress)> {
    if how == How::Stop
        && let Ok(mv) = position.find_move(&named)
    {
        return Some((named, Progress::Chosen(Box::new(mv.play()))));
    }
    if named.is_empty() {
        match &position.movers()[..] {
            [] => return None,
            [only] => named.push(only.square),
            movers => {
                let question = Question::Piece(movers.to_vec());
                return Some((named, Progress::Choosing(question)));
            }
        }
    }
    match named[..] {
        [piece] if how != How::Walk => choose_move(position, piece),
        _ => walk(position, named),
    }
}

fn choose_move(position: &AnyPosition, piece: Square) -> Option<(Vec<Square>, Progress)> {
    let (mut moves, all) = position.moves_from(piece, Question::MOST_MOVES);
    if moves.len() > 1 {
        let question = Question::Move {
            moves,
            all,
            ranked: true,
        };
        return Some((vec![piece], Progress::Choosing(question)));
    }
    let only = moves.pop()?.mv;
    Some((only.squares(), Progress::Chosen(Box::new(only.play()))))
}

fn walk(position: &AnyPosition, mut named: Vec<Square>) -> Option<(Vec<Square>, Progress)> {
    loop {
        let choice = position.choice(&named)?;
        match (choice.complete, &choice.next[..]) {
            (Some(ply), []) => return Some((named, Progress::Chosen(Box::new(ply)))),
            (None, [only]) => named.push(*only),
            (complete, _) => {
                let next = choice.next;
                let question = Question::Square(Box::new(Choice { next, complete }));
                return Some((named, Progress::Choosing(question)));
            }
        }
    }
}

/// Returns the last question that was asked before this point, if there was one. `positions` are those
/// of the plies that have been chosen before, and then the one on which the choice is made.
pub(super) fn question_before(
    positions: &[AnyPosition],
    at: &Picking,
    reached: &Progress,
) -> Option<Picking> {
    let (position, earlier) = positions.split_last()?;
    let before = match reached {
        Progress::Choosing(question) => question_within(position, &at.named, question),
        Progress::Chosen(_) => move_question(position, &at.named),
    };
    if let Some(named) = before {
        return Some(at.clone().with(named));
    }
    // The previous ply was chosen by a question too, unless there was nothing to choose.
    let mut picking = at.clone();
    for position in earlier.iter().rev() {
        let chosen = picking.before.pop()?;
        if let Some(named) = move_question(position, &chosen) {
            return Some(picking.with(named));
        }
    }
    None
}

/// Returns the squares that were named when the previous question about the same ply was asked, if there
/// was one.
pub(super) fn question_within(
    position: &AnyPosition,
    named: &[Square],
    asked: &Question,
) -> Option<Vec<Square>> {
    match asked {
        Question::Piece(_) => None,
        Question::Move { .. } => piece_question(position),
        Question::Square(_) => square_before(position, named),
    }
}

/// Returns whether there is anything to choose in a position.
pub(super) fn asks(position: &AnyPosition) -> bool {
    match &position.movers()[..] {
        [] => false,
        [only] => position.moves_from(only.square, 2).0.len() > 1,
        _ => true,
    }
}

/// Returns no squares, if the player was asked which piece moves.
fn piece_question(position: &AnyPosition) -> Option<Vec<Square>> {
    (position.movers().len() > 1).then(Vec::new)
}

/// Returns the squares that were named when the player was asked for a move that begins like this, or
/// otherwise when they were asked for its piece.
fn move_question(position: &AnyPosition, named: &[Square]) -> Option<Vec<Square>> {
    let piece = *named.first()?;
    let (moves, _) = position.moves_from(piece, 2);
    if moves.len() > 1 {
        Some(vec![piece])
    } else {
        piece_question(position)
    }
}

/// Returns the squares that were named when the player was asked for the last of these squares.
fn square_before(position: &AnyPosition, named: &[Square]) -> Option<Vec<Square>> {
    let mut named = named.to_vec();
    while named.len() > 1 {
        named.pop();
        let choice = position.choice(&named)?;
        if choice.complete.is_some() || choice.next.len() > 1 {
            break;
        }
    }
    match named.len() {
        0 => None,
        1 => move_question(position, &named),
        _ => Some(named),
    }
}
