//! When the bot was last known to be in a server.
//!
//! A removal that Discord has not announced is found late: when a post fails, or when a process
//! asks. Nobody could play since the last proof that the bot was there, so absences begin with
//! that. And before a player loses on time, there must be a proof that is newer.

use std::time::Duration;

use super::{Absences, AbsencesMut};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{RoleId, ServerId},
};

/// How much older than necessary a proof can be. Otherwise each post would be one, and write a row.
const FRESH: Duration = Duration::from_mins(1);

/// How long a match waits that cannot be ended because it is not known whether the bot is in its
/// servers. It is checked sooner if that is found out.
pub const WAIT: Duration = Duration::from_mins(10);

/// How long Discord can take to answer. Matches that begin to wait meanwhile wait this much longer.
const ANSWER_TAKES: Duration = Duration::from_mins(1);

/// A server whose matches wait to know whether the bot is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresenceAsk {
    /// The server.
    pub server: ServerId,
    /// When to ask Discord.
    pub look_at: Timestamp,
    /// How many times that was done in vain.
    pub asks: u32,
}

impl Absences<'_> {
    /// Returns when the bot was last known to be in a server.
    pub fn last_presence(&self, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
        let proven: Option<Option<Timestamp>> = self.db.first(
            "SELECT proven_at FROM presences WHERE server = ?1",
            params![server],
            only,
        )?;
        Ok(proven.flatten())
    }

    /// Returns the servers about which Discord is to be asked now, the longest due first, at most
    /// `most`.
    pub fn presence_asks(&self, now: Timestamp, most: u32) -> Result<Vec<PresenceAsk>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, look_at, asks FROM presences
             WHERE look_at IS NOT NULL AND look_at <= ?1 ORDER BY look_at LIMIT ?2",
            params![now, most],
            |row| {
                Ok(PresenceAsk {
                    server: row.get("server")?,
                    look_at: row.get("look_at")?,
                    asks: row.get("asks")?,
                })
            },
        )?)
    }

    /// Returns the servers in which a running match is shown.
    pub fn servers_with_matches(&self) -> Result<Vec<ServerId>, StoreError> {
        Ok(self.db.rows(
            "SELECT DISTINCT shown.server AS server
             FROM matches CROSS JOIN challenges AS shown
             WHERE matches.ended_at IS NULL
               AND (shown.id = matches.id OR shown.mirror_of = matches.id)",
            params![],
            only,
        )?)
    }
}

impl AbsencesMut<'_> {
    /// Notes that the bot was in a server at a moment. Matches that wait for this become due. A
    /// later proof stays, unless it lies in the future because the machine's clock was set back.
    pub fn prove_presence(
        &self,
        server: ServerId,
        at: Timestamp,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO presences (server, proven_at) VALUES (?1, ?2)
             ON CONFLICT (server) DO UPDATE
             SET proven_at = CASE WHEN presences.proven_at > excluded.proven_at
                                       AND presences.proven_at <= ?3
                                  THEN presences.proven_at ELSE excluded.proven_at END",
            params![server, at, now],
        )?;
        // The row is locked by now, so a match that begins to wait either is seen here, or asks again
        // after the commit.
        let answered = self.db.execute(
            "UPDATE presences SET look_at = NULL, asks = 0
             WHERE server = ?1 AND look_at IS NOT NULL",
            params![server],
        )?;
        if answered > 0 {
            self.look_in(server, at)?;
        }
        Ok(())
    }

    /// Notes that the bot can post in a server now, unless that has just been noted.
    pub fn note_presence(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        let is_known = |proven: Timestamp| (now.before(FRESH)..=now).contains(&proven);
        if server.is_server() && !self.last_presence(server)?.is_some_and(is_known) {
            self.prove_presence(server, now, now)?;
        }
        Ok(())
    }

    /// Requests a check whether the bot is in a server.
    pub fn ask_presence(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO presences (server, look_at) VALUES (?1, ?2)
             ON CONFLICT (server) DO UPDATE SET look_at = excluded.look_at
             WHERE presences.look_at IS NULL",
            params![server, now],
        )?;
        Ok(())
    }

    /// Cancels the check whether the bot is in a server.
    pub fn end_ask(&self, server: ServerId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE presences SET look_at = NULL, asks = 0 WHERE server = ?1",
            params![server],
        )?;
        Ok(())
    }

    /// Notes that this process asks Discord, and when to ask again if there is no answer. Returns
    /// `false` if another process asks.
    pub fn take_ask(&self, ask: PresenceAsk, again: Timestamp) -> Result<bool, StoreError> {
        let mine = self.db.execute(
            "UPDATE presences SET look_at = ?3, asks = asks + 1 WHERE server = ?1 AND look_at = ?2",
            params![ask.server, ask.look_at, again],
        )?;
        Ok(mine > 0)
    }

    /// Makes the matches of a server due that wait to know whether the bot is there.
    fn look_in(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        for sql in [
            "UPDATE clocks SET look_at = ?2
             WHERE look_at > ?2 AND look_at <= ?3 AND look_at IS NOT NULL
               AND EXISTS (SELECT 1 FROM challenges AS shown
                           WHERE (shown.id = clocks.match OR shown.mirror_of = clocks.match)
                             AND shown.server = ?1)",
            "UPDATE watches SET look_at = ?2
             WHERE look_at > ?2 AND look_at <= ?3 AND look_at IS NOT NULL
               AND EXISTS (SELECT 1 FROM challenges AS shown
                           WHERE (shown.id = watches.match OR shown.mirror_of = watches.match)
                             AND shown.server = ?1)",
            "UPDATE tournaments SET look_at = ?2
             WHERE look_at > ?2 AND look_at <= ?3 AND look_at IS NOT NULL
               AND EXISTS (SELECT 1 FROM tournament_games AS game CROSS JOIN challenges AS shown
                           WHERE game.tournament = tournaments.id
                             AND (shown.id = game.match OR shown.mirror_of = game.match)
                             AND shown.server = ?1)",
        ] {
            self.db
                .execute(sql, params![server, now, now.after(WAIT + ANSWER_TAKES)])?;
        }
        self.tx.note_look(now);
        Ok(())
    }

    /// Forgets a role that was deleted in a server. Returns whether players were honoured with it.
    pub fn forget_role(&self, server: ServerId, role: RoleId) -> Result<bool, StoreError> {
        let mut forgotten = 0;
        for sql in [
            "UPDATE honours SET best = NULL WHERE server = ?1 AND best = ?2",
            "UPDATE honours SET champion = NULL WHERE server = ?1 AND champion = ?2",
        ] {
            forgotten += self.db.execute(sql, params![server, role])?;
        }
        self.db.execute(
            "DELETE FROM honour_roles WHERE server = ?1 AND role = ?2",
            params![server, role],
        )?;
        Ok(forgotten > 0)
    }
}
