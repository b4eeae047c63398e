//! Checks contests against their matches, and the table of servers against the contests.

use crate::{
    ReadTx, StoreError,
    db::{only, params},
};
use domain::community::contest::{BoardResult, Contest, ContestBoard, ContestId, State, scores};

/// A fault in a contest of two servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestFault {
    /// A player of a board has not signed up for that team.
    #[error("board {0}: a player has not signed up for the team that they play for")]
    Player(u32),
    /// The match of a board has other players.
    #[error("board {0}: its match is one of other players")]
    Match(u32),
    /// The result of a board is not that of its match.
    #[error("board {0}: its result is not that of its match")]
    Result(u32),
    /// It is over, but a board is not decided.
    #[error("it is over, but a board is not decided")]
    Undecided,
    /// The scores of both servers in the table do not follow from its boards.
    #[error("what it brings in the table of servers does not follow from its boards")]
    Scores,
}

/// Checks this many contests after this one.
pub(super) fn check_contests(
    tx: &ReadTx<'_>,
    after: ContestId,
    most: u32,
) -> Result<Vec<(ContestId, Vec<ContestFault>)>, StoreError> {
    let ids: Vec<ContestId> = tx.db.rows(
        "SELECT id FROM contests WHERE id > ?1 ORDER BY id LIMIT ?2",
        params![after, most],
        only,
    )?;
    let mut found = Vec::new();
    for id in ids {
        let faults = match tx.contests().find(id)? {
            Some(contest) => faults(tx, &contest)?,
            None => Vec::new(),
        };
        found.push((id, faults));
    }
    Ok(found)
}

fn faults(tx: &ReadTx<'_>, contest: &Contest) -> Result<Vec<ContestFault>, StoreError> {
    let mut faults = Vec::new();
    let signed = tx.contests().signed_up(contest.id)?;
    let boards = tx.contests().boards(contest.id)?;
    for board in &boards {
        let plays_for = |one: &&crate::SignedUp| board.team_of(one.player) == Some(one.team);
        if signed.iter().filter(plays_for).count() < 2 {
            faults.push(ContestFault::Player(board.number));
        }
        match tx.matches().find(board.played)? {
            Some(found) if found.players == board.sides() => {
                let outcome = found.end.and_then(|end| end.outcome);
                let counts = outcome.map(|outcome| board.result_of(outcome));
                if !may_be(board, counts) {
                    faults.push(ContestFault::Result(board.number));
                }
            }
            _ => faults.push(ContestFault::Match(board.number)),
        }
    }
    if contest.state == State::Over {
        if boards.iter().any(|board| board.result.is_none()) {
            faults.push(ContestFault::Undecided);
        }
        let by_row = |rows: &mut Vec<_>| rows.sort_by_key(|(pool, row)| sort_key(*pool, row));
        let (mut stored, mut follow) =
            (tx.contests().scores(contest.id)?, scores(contest, &boards));
        by_row(&mut stored);
        by_row(&mut follow);
        if stored != follow {
            faults.push(ContestFault::Scores);
        }
    }
    Ok(faults)
}

fn sort_key(
    pool: domain::ratings::Pool,
    row: &domain::community::contest::ServerScore,
) -> (&'static str, u64) {
    (pool.id(), row.server.0)
}

/// Whether this board's result is consistent with how its match ended. A decided board may be
/// declared void later, and a forfeited one has no result.
fn may_be(board: &ContestBoard, counts: Option<BoardResult>) -> bool {
    match board.result {
        // The contest has yet to be looked at.
        None | Some(BoardResult::Void) => true,
        Some(BoardResult::Forfeited(_)) => counts.is_none(),
        Some(result @ (BoardResult::Won(_) | BoardResult::Drawn)) => counts == Some(result),
    }
}
