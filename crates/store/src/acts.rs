//! When players last did something.
//!
//! A player acts by hand: moves, plans, offers or answers an offer, gives time, ends a pause, claims,
//! resigns, begins a match, or wants one: a challenge, a seek, the answer to a proposal. What was planned is played without the player, and what the
//! bot does by itself is nobody's act. The last act of each player is kept by itself, because what the
//! record keeps is not enough: plies are taken back, offers lapse, and a finished match does not tell
//! which of its moves were planned.
//!
//! Whoever acts has the lock of the match or challenge, and notes it before anything that takes
//! [`Lock::Results`](super::Lock::Results): a player may act in two matches at once, and the second
//! waits for the first.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use domain::{clock::Timestamp, matches::UserId};

impl ReadTx<'_> {
    /// When a player last acted. None if the player has never done so.
    pub fn last_act(&self, player: UserId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT at FROM last_acts WHERE player = ?1",
            params![player],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// Notes that a player acts. The computer is never away.
    pub fn note_act(&self, player: UserId, now: Timestamp) -> Result<(), StoreError> {
        if player.is_computer() {
            return Ok(());
        }
        self.db.execute(
            "INSERT INTO last_acts (player, at) VALUES (?1, ?2)
             ON CONFLICT (player) DO UPDATE SET at = excluded.at",
            params![player, now],
        )?;
        Ok(())
    }
}
