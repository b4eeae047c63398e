//! Servers that the bot is not in any more.
//!
//! What is to be said there rests: its posts are not `first` in the outbox. When the bot is back,
//! they are let go on match by match. Somebody who put a post into the outbox at that moment may
//! still have seen the absence, so it is kept for a while and looked through again.
//!
//! Nobody can play there meanwhile, so no clock runs: that is kept as long as a running match may need
//! it.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::{
    clock::Timestamp,
    matches::{MatchId, ServerId, ShowingId},
};

/// A server that the bot is not in, or came back to a short time ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// The server.
    pub server: ServerId,
    /// When to ask Discord again, or look through its matches again.
    pub look_at: Timestamp,
    /// How often Discord was asked.
    pub looks: u32,
    /// When the bot was found to be back.
    pub ended_at: Option<Timestamp>,
}

impl ReadTx<'_> {
    /// All absences.
    pub fn absences(&self) -> Result<Vec<Absence>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, look_at, looks, ended_at FROM absences ORDER BY look_at",
            params![],
            |row| {
                Ok(Absence {
                    server: row.get("server")?,
                    look_at: row.get("look_at")?,
                    looks: row.get("looks")?,
                    ended_at: row.get("ended_at")?,
                })
            },
        )?)
    }

    /// Whether posts of this showing rest.
    pub fn is_absent(&self, at: ShowingId) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT absences.server FROM challenges JOIN absences USING (server)
             WHERE challenges.id = ?1 AND absences.ended_at IS NULL",
            params![at],
            only,
        )?;
        Ok(found.is_some())
    }

    /// The challenges and matches of a server about which something waits to be said there, and where.
    pub fn waiting_in(&self, server: ServerId) -> Result<Vec<(MatchId, ShowingId)>, StoreError> {
        Ok(self.db.rows(
            "SELECT DISTINCT match, coalesce(mirror_of, challenges.id) AS about
             FROM outbox JOIN challenges ON challenges.id = match
             WHERE (cosmetic = 0 OR follower IS NOT NULL) AND given_up IS NULL AND server = ?1 ORDER BY match",
            params![server],
            |row| Ok((row.get("about")?, row.get("match")?)),
        )?)
    }
}

impl WriteTx<'_> {
    /// Notes that the bot is not in a server, and when to ask again. False if that was known. Otherwise
    /// the clocks there must be reckoned anew.
    pub fn begin_absence(
        &self,
        server: ServerId,
        now: Timestamp,
        look_at: Timestamp,
    ) -> Result<bool, StoreError> {
        self.db.execute(
            "INSERT INTO absences (server, since, look_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET since = excluded.since, look_at = excluded.look_at, looks = 0, ended_at = NULL
             WHERE absences.ended_at IS NOT NULL",
            params![server, now, look_at],
        )?;
        self.begin_away(server, now)
    }

    /// Has somebody ask at once whether the bot is in a server that it is not in.
    pub fn look_at_once(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE absences SET look_at = ?2
             WHERE server = ?1 AND ended_at IS NULL AND look_at > ?2",
            params![server, now],
        )?;
        Ok(())
    }

    /// Notes that this process looks after an absence, and when somebody is to do so again. False
    /// if another process does.
    pub fn look_after(&self, absence: Absence, again: Timestamp) -> Result<bool, StoreError> {
        let mine = self.db.execute(
            "UPDATE absences SET look_at = ?3, looks = looks + 1 WHERE server = ?1 AND look_at = ?2",
            params![absence.server, absence.look_at, again],
        )?;
        Ok(mine > 0)
    }

    /// Notes that the bot is in a server again. The posts must then be let go on.
    pub fn end_absence(
        &self,
        server: ServerId,
        now: Timestamp,
        look_at: Timestamp,
    ) -> Result<bool, StoreError> {
        let since = self.absent_since(server)?;
        self.postpone_contests_of(server, now)?;
        let ended = self.db.execute(
            "UPDATE absences SET ended_at = ?2, look_at = ?3
             WHERE server = ?1 AND ended_at IS NULL",
            params![server, now, look_at],
        )?;
        self.end_away(server, now)?;
        if let Some(since) = since.filter(|_| ended > 0) {
            self.postpone_tournaments_of(server, now.since(since))?;
        }
        Ok(ended > 0)
    }

    /// Forgets an absence that has ended and whose posts have gone on.
    pub fn forget_absence(&self, server: ServerId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM absences WHERE server = ?1 AND ended_at IS NOT NULL",
            params![server],
        )?;
        Ok(())
    }
}
