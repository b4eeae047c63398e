//! Which board each user has just opened on the live page.

use super::{
    StoreError,
    db::{Row, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, UserId},
};

crate::tx::topic! {
    /// The boards that users have just opened on the live page.
    opened: Opened, OpenedMut
}

impl OpenedMut<'_> {
    /// Notes that a user opens a board.
    pub fn note(&self, player: UserId, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO opened (player, match, at) VALUES (?1, ?2, ?3)
             ON CONFLICT (player) DO UPDATE SET match = excluded.match, at = excluded.at",
            params![player, id, now],
        )?;
        Ok(())
    }

    /// Returns which board a user has opened, and when, and forgets it.
    pub fn take(&self, player: UserId) -> Result<Option<(MatchId, Timestamp)>, StoreError> {
        Ok(self.db.first(
            "DELETE FROM opened WHERE player = ?1 RETURNING match, at",
            params![player],
            |row: &Row<'_>| Ok((row.get("match")?, row.get("at")?)),
        )?)
    }
}
