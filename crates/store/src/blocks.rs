//! The users whom players have blocked.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use domain::matches::UserId;

impl ReadTx<'_> {
    /// Whether a player has blocked another.
    pub fn has_blocked(&self, player: UserId, other: UserId) -> Result<bool, StoreError> {
        let known_again = self.known_again(other)?.unwrap_or(other);
        let found: Option<UserId> = self.db.first(
            "SELECT blocked FROM blocks WHERE player = ?1 AND blocked IN (?2, ?3) LIMIT 1",
            params![player, other, known_again],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the users whom a player has blocked.
    pub fn blocked_by(&self, player: UserId) -> Result<Vec<UserId>, StoreError> {
        Ok(self.db.rows(
            "SELECT blocked FROM blocks WHERE player = ?1 ORDER BY blocked",
            params![player],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// Blocks a user for a player.
    pub fn block(&self, player: UserId, other: UserId) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO blocks (player, blocked) VALUES (?1, ?2)
             ON CONFLICT (player, blocked) DO NOTHING",
            params![player, other],
        )?;
        Ok(())
    }

    /// Ends a block. Returns whether there was one.
    pub fn unblock(&self, player: UserId, other: UserId) -> Result<bool, StoreError> {
        let known_again = self.known_again(other)?.unwrap_or(other);
        let removed = self.db.execute(
            "DELETE FROM blocks WHERE player = ?1 AND blocked IN (?2, ?3)",
            params![player, other, known_again],
        )?;
        Ok(removed > 0)
    }
}
