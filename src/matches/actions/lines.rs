//! Lines: moves for both sides that a user tries out from the current board. Nothing is played.

use crate::{
    host::{Cx, Failure, ReadCx},
    matches::actions::views::BoardView,
};
use domain::matches::{MatchId, Plan, Record, Refusal};
use rules::{AnyMove, Ply};

/// The beginning of a line that is stored because it is too long for a custom id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The number of the stored line.
    pub number: u32,
    /// How many of its plies are used.
    pub plies: u32,
}

/// The start of a line, and the stored part of it.
#[derive(Clone, Debug)]
pub struct LineView {
    /// The current board.
    pub board: BoardView,
    /// The stored plies.
    pub kept: Vec<Ply>,
    /// The user's plan, if they can plan now.
    pub plan: Option<Plan>,
}

/// Loads the board on which a line begins: the one of this revision, or the newest. Anyone can try moves on it as long
/// as the match runs.
pub fn show(
    cx: &ReadCx<'_>,
    id: MatchId,
    revision: Option<u32>,
    kept: Option<Kept>,
) -> Result<LineView, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    let found = cx.find_match(id)?;
    if found.end.is_some() {
        return Err(Refusal::Finished(id).into());
    }
    let stale = || Refusal::StaleLine(id);
    if revision.is_some_and(|revision| revision != found.revision()) {
        return Err(stale().into());
    }
    let plies = match kept {
        None => Vec::new(),
        Some(kept) => {
            let line = tx.plans().line(id, by)?.ok_or_else(stale)?;
            if line.number != kept.number || line.revision != found.revision() {
                return Err(stale().into());
            }
            let record = Record::read(found.position().clone(), line.moves);
            let plies = record.plies_between(0, kept.plies);
            if plies.len() != usize::try_from(kept.plies).unwrap_or(usize::MAX) {
                return Err(stale().into());
            }
            plies.to_vec()
        }
    };
    let waits = found.players.side_of(by).is_some() && found.turn() != Some(by);
    let plan = if waits {
        Some(tx.plans().plan(id, by, found.position())?)
    } else {
        None
    };
    Ok(LineView {
        board: BoardView::load(tx, &found, found.ply())?,
        kept: plies,
        plan,
    })
}

/// Stores a line that is too long for a custom id, replacing the one that the user tried in this match before. Returns
/// its number.
pub fn keep(cx: &Cx<'_>, id: MatchId, revision: u32, moves: &[AnyMove]) -> Result<u32, Failure> {
    let found = cx.lock_match(id)?;
    if found.end.is_some() {
        // Nothing would ever remove it.
        return Err(Refusal::Finished(id).into());
    }
    Ok(cx.tx.plans().set_line(id, cx.user(), revision, moves)?)
}
