//! The engine's help to players: hints, and the evaluations of finished matches.

use super::{Computer, ComputerMut};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::matches::MatchId;
use rules::Side;

impl Computer<'_> {
    /// Returns how many hints a side has had in a match, and after which revision the last one.
    pub fn hints(&self, id: MatchId, side: Side) -> Result<(u32, Option<u32>), StoreError> {
        let found = self.db.first(
            "SELECT used, revision FROM hints WHERE match = ?1 AND side = ?2",
            params![id, side],
            |row| Ok((row.get("used")?, Some(row.get("revision")?))),
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Returns the evaluations of the positions of a match by these rules, if they have been
    /// computed.
    pub fn analysis(&self, id: MatchId, rules: u32) -> Result<Option<String>, StoreError> {
        Ok(self.db.first(
            "SELECT positions FROM analyses WHERE match = ?1 AND rules = ?2",
            params![id, rules],
            only,
        )?)
    }
}

impl ComputerMut<'_> {
    /// Counts a hint that a side has had after a revision.
    pub fn count_hint(&self, id: MatchId, side: Side, revision: u32) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO hints (match, side, used, revision) VALUES (?1, ?2, 1, ?3)
             ON CONFLICT (match, side) DO UPDATE
             SET used = hints.used + 1, revision = excluded.revision",
            params![id, side, revision],
        )?;
        Ok(())
    }

    /// Stores the evaluations of the positions of a match by these rules.
    pub fn keep_analysis(
        &self,
        id: MatchId,
        rules: u32,
        positions: &str,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO analyses (match, rules, positions) VALUES (?1, ?2, ?3)
             ON CONFLICT (match) DO UPDATE
             SET rules = excluded.rules, positions = excluded.positions",
            params![id, rules, positions.to_owned()],
        )?;
        Ok(())
    }
}
