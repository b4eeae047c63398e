//! Lines: moves for both sides that a user tries out from the current board. Nothing is played.

use crate::host::{BoardView, Failure, Host, find_match};
use domain::matches::{MatchId, Plan, Record, Refusal, ServerId, UserId};
use rules::{AnyMove, Ply};
use store::Lock;

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

impl Host {
    /// Loads the board on which a line begins: the one of this revision, or the newest. Anyone can try
    /// moves on it as long as the match runs.
    pub async fn line(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        revision: Option<u32>,
        kept: Option<Kept>,
    ) -> Result<LineView, Failure> {
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
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
            })
            .await
    }

    /// Stores a line that is too long for a custom id, replacing the one that this user tried in this
    /// match before. Returns its number.
    pub async fn keep_line(
        &self,
        id: MatchId,
        by: UserId,
        revision: u32,
        moves: Vec<AnyMove>,
    ) -> Result<u32, Failure> {
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
                if found.end.is_some() {
                    // Nothing would ever remove it.
                    return Err(Refusal::Finished(id).into());
                }
                Ok(tx.plans().set_line(id, by, revision, &moves)?)
            })
            .await
    }
}
