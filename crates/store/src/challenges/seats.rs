//! Open seats: who can take them, and pings of the role that is called for them.

use super::{Challenges, ChallengesMut};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ServerId},
};

impl Challenges<'_> {
    /// Returns the open seat for which the role of a server was last called.
    pub fn last_call(&self, server: ServerId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.first(
            "SELECT match FROM seat_calls WHERE server = ?1",
            params![server],
            only,
        )?)
    }

    /// Returns the lowest and the highest rating of those who can take an open seat. `None` if any
    /// will do.
    pub fn seat_range(&self, id: MatchId) -> Result<Option<(i32, i32)>, StoreError> {
        Ok(self.db.first(
            "SELECT lowest, highest FROM seat_ranges WHERE match = ?1",
            params![id],
            |row| Ok((row.get("lowest")?, row.get("highest")?)),
        )?)
    }
}

impl ChallengesMut<'_> {
    /// Restricts an open seat to players with such a rating.
    pub fn set_seat_range(&self, id: MatchId, lowest: i32, highest: i32) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO seat_ranges (match, lowest, highest) VALUES (?1, ?2, ?3)",
            params![id, lowest, highest],
        )?;
        Ok(())
    }

    /// Lets a challenge wait until then.
    pub fn set_expiry(&self, id: MatchId, at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET expires_at = ?2 WHERE id = ?1",
            params![id, at],
        )?;
        Ok(())
    }

    /// Calls the role of a server for an open seat, unless it was called after `not_since`.
    pub fn call_for_seat(
        &self,
        server: ServerId,
        id: MatchId,
        now: Timestamp,
        not_since: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO seat_calls (server, match, called_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET match = excluded.match, called_at = excluded.called_at
             WHERE seat_calls.called_at <= ?4",
            params![server, id, now, not_since],
        )?;
        Ok(())
    }
}
