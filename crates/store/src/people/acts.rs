//! When players last did something.
//!
//! A player acts by hand: moves, plans, offers or answers an offer, gives time, ends a pause,
//! claims, resigns, begins a match, or asks for one: a challenge, a seek, the answer to a proposal.
//! A planned move is played without the player, and what the bot does on its own is nobody's act.
//! Each player's last act is stored separately because the record is not enough: plies are taken
//! back, offers lapse, and a finished match does not show which of its moves were planned.
//!
//! Code that acts holds the lock of the match or challenge, and notes the act before anything that
//! takes [`Lock::Results`](crate::Lock::Results): a player may act in two matches at the same time,
//! and the second waits for the first.

use super::{People, PeopleMut};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::{clock::Timestamp, matches::UserId};

impl People<'_> {
    /// Returns when a player last acted, or `None` if the player has never acted.
    pub fn last_act(&self, player: UserId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT at FROM last_acts WHERE player = ?1",
            params![player],
            only,
        )?)
    }
}

impl PeopleMut<'_> {
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
