//! Players' private notes about their matches.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use domain::matches::{MatchId, UserId};

impl ReadTx<'_> {
    /// Returns the note of a player on a match.
    pub fn note(&self, player: UserId, id: MatchId) -> Result<Option<String>, StoreError> {
        Ok(self.db.first(
            "SELECT text FROM notes WHERE player = ?1 AND match = ?2",
            params![player, id],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// Stores a note, replacing the one before.
    pub fn set_note(&self, player: UserId, id: MatchId, text: &str) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO notes (player, match, text) VALUES (?1, ?2, ?3)
             ON CONFLICT (player, match) DO UPDATE SET text = excluded.text",
            params![player, id, text.to_owned()],
        )?;
        Ok(())
    }

    /// Removes a note, if there is one.
    pub fn remove_note(&self, player: UserId, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM notes WHERE player = ?1 AND match = ?2",
            params![player, id],
        )?;
        Ok(())
    }
}
