//! Lines that a user tries out in a running match and that are too long for a custom id: one for
//! each user and match.

use super::{
    ReadTx, StoreError, WriteTx, columns,
    db::{only, params},
};
use domain::matches::{MatchId, UserId};
use rules::AnyMove;

/// A stored line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// Changes each time the line changes.
    pub number: u32,
    /// The revision of the board where it begins.
    pub revision: u32,
    /// The canonical texts of its moves.
    pub moves: Vec<String>,
}

impl ReadTx<'_> {
    /// Returns the line of a user in a match.
    pub fn kept_line(&self, id: MatchId, user: UserId) -> Result<Option<KeptLine>, StoreError> {
        Ok(self.db.first(
            "SELECT number, revision, moves FROM lines WHERE match = ?1 AND player = ?2",
            params![id, user],
            |row| {
                let moves: String = row.get("moves")?;
                Ok(KeptLine {
                    number: row.get("number")?,
                    revision: row.get("revision")?,
                    moves: moves.split_whitespace().map(str::to_owned).collect(),
                })
            },
        )?)
    }
}

impl WriteTx<'_> {
    /// Stores a line in place of the one before, and returns its number.
    pub fn keep_line(
        &self,
        id: MatchId,
        user: UserId,
        revision: u32,
        moves: &[AnyMove],
    ) -> Result<u32, StoreError> {
        let moves: Vec<_> = moves.iter().map(columns::mv).collect();
        Ok(self.db.one(
            "INSERT INTO lines (match, player, number, revision, moves) VALUES (?1, ?2, 1, ?3, ?4)
             ON CONFLICT (match, player) DO UPDATE
             SET number = lines.number + 1, revision = excluded.revision, moves = excluded.moves
             RETURNING number",
            params![id, user, revision, moves.join(" ")],
            only,
        )?)
    }

    /// Removes all lines of a match.
    pub(super) fn remove_lines(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM lines WHERE match = ?1", params![id])?;
        Ok(())
    }
}
