//! The spans that stop clocks regardless of the players: when one begins, when it is over, and when
//! it can be forgotten.

use super::{Clocks, ClocksMut};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ServerId, Shard, ShowingId},
};

impl Clocks<'_> {
    /// Returns the running matches of a server that have a clock or a [watch](crate::Watch), after
    /// this one, at most `most`.
    pub fn ticking_in(
        &self,
        server: ServerId,
        after: MatchId,
        most: u32,
    ) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT timed.match AS match
             FROM (SELECT match FROM clocks WHERE match > ?2
                   UNION
                   SELECT match FROM watches WHERE match > ?2) AS timed
             JOIN challenges AS own ON own.id = timed.match
             LEFT JOIN challenges AS mirror ON mirror.mirror_of = timed.match
             WHERE own.server = ?1 OR mirror.server = ?1
             ORDER BY timed.match LIMIT ?3",
            params![server, after, most],
            only,
        )?)
    }
}

impl Clocks<'_> {
    /// Returns the match and since when it counts, if the clock of a live match that waits for its
    /// first move also waits for its first board in a showing.
    fn awaited_board(
        &self,
        showing: ShowingId,
        now: Timestamp,
    ) -> Result<Option<(MatchId, Timestamp)>, StoreError> {
        let (Some(id), Some(venue)) = (
            self.tx.showings().shown_at(showing)?,
            self.tx.showings().venue(showing)?,
        ) else {
            return Ok(None);
        };
        let Some(running) = self.running(id)? else {
            return Ok(None);
        };
        // Where boards cannot be posted, they are sent as direct messages.
        let has_none = venue.board.is_none() && venue.unreachable.is_none();
        let waits = has_none && running.clock.waits_for_board(now);
        Ok(waits.then_some((id, running.clock.reading().since)))
    }
}

impl ClocksMut<'_> {
    /// Notes that nobody could play in the servers of a shard between two moments, because the bot
    /// did not run or could not reach Discord. The transaction holds
    /// [`Lock::Life`](crate::Lock::Life). Returns the number of the outage, if it lasted at all.
    pub fn insert_outage(
        &self,
        shard: Shard,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Option<i64>, StoreError> {
        if from >= until {
            return Ok(None);
        }
        Ok(self.db.first(
            "INSERT INTO outages (number, from_at, until_at, shards, shard)
             VALUES ((SELECT coalesce(max(number), 0) + 1 FROM outages), ?1, ?2, ?3, ?4)
             RETURNING number",
            params![from, until, shard.count, shard.id],
            only,
        )?)
    }

    /// Notes that the channel of a showing is gone. This stops the clock of the player there and
    /// the count of a watch.
    pub(crate) fn begin_unshown(
        &self,
        showing: ShowingId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(id) = self.tx.showings().shown_at(showing)? else {
            return Ok(());
        };
        let begun = self.db.execute(
            "INSERT INTO homeless (match, from_at)
             SELECT CAST(?1 AS BIGINT), CAST(?2 AS BIGINT) FROM matches
             WHERE id = ?3 AND ended_at IS NULL
               AND NOT EXISTS (SELECT open.match FROM homeless AS open
                               WHERE open.match = ?1 AND open.until_at IS NULL)
             ON CONFLICT (match, from_at) DO UPDATE SET until_at = NULL",
            params![showing, self.after_changes(id, now)?, id],
        )?;
        if begun > 0 {
            self.recount(id, now)
        } else {
            Ok(())
        }
    }

    /// Stops the clock of a live match that waits for its first move, back to when the match began,
    /// if its first board is late in one of its showings. The clock continues when that board is
    /// there. Returns whether the clock waits for a board.
    pub fn await_boards(&self, id: MatchId, now: Timestamp) -> Result<bool, StoreError> {
        let mut waits = false;
        for showing in self.tx.showings().of_match(id)? {
            waits |= self.await_board(showing.id, now)?;
        }
        Ok(waits)
    }

    /// Stops the clock of a live match as [`Self::await_boards`] does, if the first board of this showing is late.
    /// Returns whether the clock waits for it.
    pub(crate) fn await_board(
        &self,
        showing: ShowingId,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let Some((id, since)) = self.awaited_board(showing, now)? else {
            return Ok(false);
        };
        self.db.execute(
            "INSERT INTO homeless (match, from_at) VALUES (?1, ?2)
             ON CONFLICT (match, from_at) DO UPDATE SET until_at = NULL",
            params![showing, since],
        )?;
        self.recount(id, now)?;
        Ok(true)
    }

    /// Notes that a match can be shown there again. Its clock and the count of its watch continue.
    pub(crate) fn end_unshown(&self, showing: ShowingId, now: Timestamp) -> Result<(), StoreError> {
        let unshown: Option<MatchId> = self.db.first(
            "SELECT coalesce(mirror_of, id) AS shown
             FROM homeless JOIN challenges ON challenges.id = homeless.match
             WHERE homeless.match = ?1 AND until_at IS NULL LIMIT 1",
            params![showing],
            only,
        )?;
        let Some(id) = unshown else {
            return Ok(());
        };
        self.db.execute(
            "UPDATE homeless SET until_at = ?2 WHERE match = ?1 AND until_at IS NULL",
            params![showing, self.after_changes(id, now)?],
        )?;
        self.recount(id, now)
    }

    /// Returns this moment, or that of the last change of a clock, which may have read a later
    /// time. Time already charged was charged under the conditions of that moment.
    fn after_changes(&self, id: MatchId, now: Timestamp) -> Result<Timestamp, StoreError> {
        let last: Option<Timestamp> = self.db.one(
            "SELECT max(at) FROM clock_events WHERE match = ?1",
            params![id],
            only,
        )?;
        Ok(last.map_or(now, |last| last.max(now)))
    }

    /// Recomputes what follows from the watch and the clock of a match, if it has them. If that
    /// moves the deadline of the clock, its boards are refreshed.
    pub fn recount(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        self.tx.watches().recount(id)?;
        let Some(before) = self.running(id)? else {
            return Ok(());
        };
        self.reset(id, &before)?;
        let after = self.running(id)?;
        if after.is_some_and(|after| after.deadline == before.deadline) {
            return Ok(());
        }
        self.tx.outbox().refresh_boards(id, now, now)
    }

    /// Notes that the bot is not in a server, and since when. The clocks there are stopped since
    /// then, unless they have already charged that time, and must be recomputed. Returns `false` if
    /// that was known.
    pub(crate) fn begin_away(
        &self,
        server: ServerId,
        from: Timestamp,
        found: Timestamp,
    ) -> Result<bool, StoreError> {
        let begun = self.db.execute(
            "INSERT INTO away (server, from_at, found_at)
             SELECT CAST(?1 AS BIGINT), CAST(?2 AS BIGINT), CAST(?3 AS BIGINT)
             WHERE NOT EXISTS (SELECT server FROM away WHERE server = ?1 AND until_at IS NULL)
             ON CONFLICT (server, from_at) DO UPDATE SET until_at = NULL",
            params![server, from, (from < found).then_some(found)],
        )?;
        Ok(begun > 0)
    }

    /// Notes that the bot is in a server again. The clocks there continue, and must be recomputed.
    pub(crate) fn end_away(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE away SET until_at = ?2 WHERE server = ?1 AND until_at IS NULL",
            params![server, now],
        )?;
        Ok(())
    }

    /// Forgets spans that were over before everything that still counts time began to count:
    /// matches with a clock, stages of watches that end automatically, games of tournaments where
    /// first moves have a limit, contests, and challenges on ladders that wait for an answer or
    /// were not looked at since they expired.
    pub fn forget_spans(&self, now: Timestamp) -> Result<(), StoreError> {
        let oldest: Option<Timestamp> = self.db.one(
            "SELECT min(since) FROM (
                 SELECT started_at AS since FROM clocks JOIN matches ON matches.id = clocks.match
                 UNION ALL
                 SELECT since FROM watches WHERE look_at IS NOT NULL
                 UNION ALL
                 SELECT started_at FROM tournaments
                 JOIN tournament_games ON tournament_games.tournament = tournaments.id
                 JOIN matches ON matches.id = tournament_games.match
                 WHERE look_at IS NOT NULL AND matches.ended_at IS NULL
                 UNION ALL
                 SELECT coalesce(began_at, made_at) FROM contests WHERE closed_at IS NULL
                 UNION ALL
                 SELECT made_at FROM challenges JOIN ladder_games ON match = challenges.id
                 WHERE state = 'open'
                 UNION ALL
                 SELECT made_at FROM ladder_games JOIN challenges ON challenges.id = match
                 WHERE news = 1
             ) AS counting",
            params![],
            only,
        )?;
        let before = oldest.map_or(now, |oldest| oldest.min(now));
        for sql in [
            "DELETE FROM outages WHERE until_at <= ?1",
            "DELETE FROM away WHERE until_at <= ?1",
        ] {
            self.db.execute(sql, params![before])?;
        }
        Ok(())
    }
}
