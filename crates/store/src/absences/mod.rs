//! Servers that the bot is no longer in.
//!
//! Everything to be said there rests: its posts are not `first` in the outbox. When the bot is
//! back, the posts are released match by match. A process that put a post into the outbox at that
//! moment may still have seen the absence, so it is kept for a while and its matches are checked
//! again.
//!
//! Nobody can play there meanwhile, so no clock runs. The absence is kept as long as a running
//! match may need it.

pub(super) mod presence;

use std::time::Duration;

use super::{
    StoreError,
    clocks::span,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{
        MatchId, ServerId, ShowingId,
        clock::{Span, Spans},
    },
};

crate::tx::topic! {
    /// The servers that the bot is absent from, and the proofs that it is in others.
    absences: Absences, AbsencesMut
}

/// A server that the bot is not in, or came back to a short time ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// The server.
    pub server: ServerId,
    /// When the bot was found to be gone.
    pub since: Timestamp,
    /// When to ask Discord again, or to check its matches again.
    pub look_at: Timestamp,
    /// How many times Discord has been asked.
    pub looks: u32,
    /// When the bot was found to be back.
    pub ended_at: Option<Timestamp>,
}

/// When Discord said that the bot is not in a server.
#[derive(Clone, Copy, Debug)]
pub struct Unseen {
    /// When Discord was asked. Its answer can be older than an event that says the bot is there.
    pub asked_at: Timestamp,
    /// When the answer is recorded.
    pub now: Timestamp,
}

/// What Discord's answer that the bot is not in a server has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// An absence has begun. The clocks there must be recomputed.
    Begun,
    /// The absence was known.
    Known,
    /// Nothing: after Discord was asked, the bot proved to be there.
    Outdated,
}

impl Absences<'_> {
    /// Returns all absences.
    pub fn all(&self) -> Result<Vec<Absence>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, since, look_at, looks, ended_at FROM absences ORDER BY look_at",
            params![],
            |row| {
                Ok(Absence {
                    server: row.get("server")?,
                    since: row.get("since")?,
                    look_at: row.get("look_at")?,
                    looks: row.get("looks")?,
                    ended_at: row.get("ended_at")?,
                })
            },
        )?)
    }

    /// Whether posts of this showing are resting.
    pub fn is_absent(&self, at: ShowingId) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT absences.server FROM challenges JOIN absences USING (server)
             WHERE challenges.id = ?1 AND absences.ended_at IS NULL",
            params![at],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the running matches after this one, at most `most`, in which nobody has moved since
    /// that moment and which are shown in a server that the bot has not been in since then. Leaves
    /// out boards of contests, which are decided after a week.
    pub fn abandoned_matches(
        &self,
        since: Timestamp,
        after: MatchId,
        most: u32,
    ) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT matches.id AS id FROM matches
             JOIN challenges AS own ON own.id = matches.id
             LEFT JOIN challenges AS mirror ON mirror.mirror_of = matches.id
             WHERE matches.ended_at IS NULL AND turn_since <= ?1 AND matches.id > ?2
               AND EXISTS (SELECT 1 FROM absences
                           WHERE absences.server IN (own.server, mirror.server)
                             AND absences.ended_at IS NULL AND since <= ?1)
               AND NOT EXISTS (SELECT 1 FROM contest_boards
                               WHERE contest_boards.match = matches.id)
             ORDER BY matches.id LIMIT ?3",
            params![since, after, most],
            only,
        )?)
    }

    /// Returns the challenges and matches of a server with posts waiting to be delivered there, and
    /// where.
    pub fn waiting_in(&self, server: ServerId) -> Result<Vec<(MatchId, ShowingId)>, StoreError> {
        Ok(self.db.rows(
            "SELECT DISTINCT match, coalesce(mirror_of, challenges.id) AS about
             FROM outbox JOIN challenges ON challenges.id = match
             WHERE (cosmetic = 0 OR follower IS NOT NULL) AND given_up IS NULL AND server = ?1 ORDER BY match",
            params![server],
            |row| Ok((row.get("about")?, row.get("match")?)),
        )?)
    }

    /// Returns since when the bot has been absent from a server, if it is.
    pub fn since(&self, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT since FROM absences WHERE server = ?1 AND ended_at IS NULL",
            params![server],
            only,
        )?)
    }
}

impl AbsencesMut<'_> {
    /// Notes that the bot has just left a server, and when to ask whether it is back. Returns
    /// `false` if that was known. Otherwise the clocks there must be recomputed.
    pub fn begin(
        &self,
        server: ServerId,
        now: Timestamp,
        look_at: Timestamp,
    ) -> Result<bool, StoreError> {
        self.note(server, now, look_at)?;
        self.tx.clocks().begin_away(server, now, now)
    }

    /// Begins the absence from a server that the bot left at an unknown time before `unseen.asked_at`. No
    /// time counts since the last proof that it was there.
    pub fn begin_unseen(
        &self,
        server: ServerId,
        unseen: Unseen,
        look_at: Timestamp,
    ) -> Result<Found, StoreError> {
        let Unseen { asked_at, now } = unseen;
        let proven = self.last_presence(server)?;
        if proven.is_some_and(|proven| proven > asked_at && proven <= now) {
            return Ok(Found::Outdated);
        }
        self.note(server, now, look_at)?;
        let since = proven.map_or(now, |proven| proven.min(now));
        if self.tx.clocks().begin_away(server, since, now)? {
            Ok(Found::Begun)
        } else {
            Ok(Found::Known)
        }
    }

    fn note(&self, server: ServerId, now: Timestamp, look_at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO absences (server, since, look_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET since = excluded.since, look_at = excluded.look_at, looks = 0, ended_at = NULL
             WHERE absences.ended_at IS NOT NULL",
            params![server, now, look_at],
        )?;
        self.end_ask(server)
    }

    /// Makes the check whether the bot is back in this server due now.
    pub fn look_at_once(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE absences SET look_at = ?2
             WHERE server = ?1 AND ended_at IS NULL AND look_at > ?2",
            params![server, now],
        )?;
        Ok(())
    }

    /// Notes that this process handles an absence, and when it is to be handled next. Returns
    /// `false` if another process does.
    pub fn look_after(&self, absence: Absence, again: Timestamp) -> Result<bool, StoreError> {
        let mine = self.db.execute(
            "UPDATE absences SET look_at = ?3, looks = looks + 1 WHERE server = ?1 AND look_at = ?2",
            params![absence.server, absence.look_at, again],
        )?;
        Ok(mine > 0)
    }

    /// Notes that the bot is in a server again. The posts must then be released.
    pub fn end(
        &self,
        server: ServerId,
        now: Timestamp,
        look_at: Timestamp,
    ) -> Result<bool, StoreError> {
        if let Some(found) = self.tx.absences().since(server)? {
            let missed = self.missed_in(server, found, now)?;
            self.tx.contests().postpone_of(server, missed)?;
            self.tx.tournaments().postpone_of(server, missed)?;
        }
        let ended = self.db.execute(
            "UPDATE absences SET ended_at = ?2, look_at = ?3
             WHERE server = ?1 AND ended_at IS NULL",
            params![server, now, look_at],
        )?;
        self.tx.clocks().end_away(server, now)?;
        self.prove_presence(server, now, now)?;
        Ok(ended > 0)
    }

    /// Returns for how long nobody could do anything in a server because the bot was not there:
    /// since the last proof that it was, as for clocks. Leaves out the outages before the absence
    /// was `found`, because everything that waits was already postponed by them when they ended.
    fn missed_in(
        &self,
        server: ServerId,
        found: Timestamp,
        now: Timestamp,
    ) -> Result<Duration, StoreError> {
        let from: Option<Timestamp> = self.db.first(
            "SELECT from_at FROM away WHERE server = ?1 AND until_at IS NULL",
            params![server],
            only,
        )?;
        let from = from.unwrap_or(found);
        let outages: Vec<Span> = self.db.rows(
            "SELECT from_at, until_at FROM outages
             WHERE until_at > ?2 AND until_at <= ?3 AND (CAST(?1 AS BIGINT) >> 22) % shards = shard",
            params![server, from, found],
            span,
        )?;
        let outages: Spans = outages.into_iter().collect();
        Ok(now.since(from).saturating_sub(outages.between(from, found)))
    }

    /// Removes all posts of a showing.
    pub fn remove_posts(&self, at: ShowingId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM outbox WHERE match = ?1", params![at])?;
        Ok(())
    }

    /// Forgets an absence that has ended and whose posts have been released.
    pub fn forget(&self, server: ServerId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM absences WHERE server = ?1 AND ended_at IS NOT NULL",
            params![server],
        )?;
        Ok(())
    }
}
