//! The list of results, and the running ledger with everything that follows from it.

pub(super) mod leaderboards;
mod ledger;
mod rebuild;
mod same_absence;
mod signals;
#[cfg(test)]
mod tests;

use self::ledger::Running;
use super::{
    StoreError,
    db::{DbError, Lock, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{End, MatchId, Players, UserId},
    ratings::{self, RatedResult, Rating, Results, Standing},
};
use rules::{GameId, Side};

pub use rebuild::Rebuild;
#[cfg(test)]
pub(super) use rebuild::SWEEPS;

crate::tx::topic! {
    /// Results, ratings, and the leaderboards that rank players.
    ratings: Ratings, RatingsMut
}

impl Ratings<'_> {
    /// Returns the results after this number and up to that one, in their order, of a game or of
    /// all, at most `most`.
    pub fn results_between(
        &self,
        after: i64,
        until: i64,
        game: Option<GameId>,
        most: u32,
    ) -> Result<Vec<RatedResult>, StoreError> {
        Ok(self.db.rows(
            "SELECT number, match, game, server, first, second, low, high, outcome, at FROM results
             WHERE number > ?1 AND number <= ?2 AND (CAST(?3 AS TEXT) IS NULL OR game = ?3)
             ORDER BY number LIMIT ?4",
            params![after, until, game, most],
            result,
        )?)
    }

    /// Whether a rated match has a result that does not count, because it was too short.
    pub fn was_too_short(&self, id: MatchId) -> Result<bool, StoreError> {
        let found: Option<bool> = self.db.first(
            "SELECT too_short = 1 AND rated = 1 AS uncounted
             FROM matches JOIN challenges ON challenges.id = matches.id
             WHERE matches.id = ?1 AND too_short IS NOT NULL",
            params![id],
            only,
        )?;
        Ok(found == Some(true))
    }

    /// Whether a result has been removed from the list since the ratings were computed.
    pub fn are_stale(&self) -> Result<bool, StoreError> {
        Ok(self.db.one("SELECT stale FROM ledger", params![], only)?)
    }

    /// Returns the number of the ledger that counts.
    fn generation(&self) -> Result<i64, StoreError> {
        Ok(self
            .db
            .one("SELECT generation FROM ledger", params![], only)?)
    }
}

impl RatingsMut<'_> {
    /// Puts a finished match at the end of the list of results, if the match is rated, and enters
    /// the result in the ledger. Marks it instead if it was lost in an absence that already counts.
    pub(super) fn enter_result(
        &self,
        id: MatchId,
        end: End,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(outcome) = end.outcome else {
            return Ok(());
        };
        let rated = self.db.first(
            "SELECT rated FROM challenges WHERE id = ?1",
            params![id],
            only,
        )?;
        if rated != Some(true) {
            return Ok(());
        }
        // The order of the list is the order of the commits.
        self.tx.lock(Lock::Results)?;
        if let Some(counted) = self.counted_instead(id, end, now)? {
            return self.mark_same_absence(id, counted);
        }
        let (first, second): (UserId, UserId) = self.db.one(
            "SELECT first_player, second_player FROM matches WHERE id = ?1",
            params![id],
            |row| Ok((row.get("first_player")?, row.get("second_player")?)),
        )?;
        let result = self.db.one(
            "INSERT INTO results (match, game, server, first, second, first_kept, second_kept,
                                  outcome, at)
             SELECT matches.id, game,
                    CASE WHEN EXISTS (SELECT mirror.id FROM challenges AS mirror
                                      WHERE mirror.mirror_of = matches.id)
                         THEN 0 ELSE server END,
                    first_player, second_player, CAST(?4 AS BIGINT), CAST(?5 AS BIGINT),
                    CAST(?2 AS TEXT),
                    (SELECT max(column1)
                     FROM (VALUES (CAST(?3 AS BIGINT)),
                                  ((SELECT at FROM results ORDER BY number DESC LIMIT 1)),
                                  ((SELECT alive_at FROM life))) AS times)
             FROM matches JOIN challenges ON challenges.id = matches.id
             WHERE matches.id = ?1
             RETURNING number, match, game, server, first, second, low, high, outcome, at",
            params![id, outcome, now, self.kept(first)?, self.kept(second)?],
            result,
        )?;
        ratings::enter(&mut self.ledger()?, &result)
    }

    /// Returns the number by which a player is recognised who was deleted and has come back, if results
    /// from before are kept under it.
    fn kept(&self, player: UserId) -> Result<Option<UserId>, StoreError> {
        let Some(known) = self.tx.privacy().known_again(player)? else {
            return Ok(None);
        };
        let sql = [
            "SELECT number FROM results WHERE first_kept = ?1 LIMIT 1",
            "SELECT number FROM results WHERE second_kept = ?1 LIMIT 1",
        ];
        for sql in sql {
            let found: Option<i64> = self.db.first(sql, params![known], only)?;
            if found.is_some() {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }

    /// Removes players who have been idle for too long from the leaderboards, those who left first
    /// and hardly more than `most`. Returns whether others are left.
    pub fn retire_idle(&self, now: Timestamp, most: u32) -> Result<bool, StoreError> {
        self.tx.lock(Lock::Results)?;
        let last: Option<Timestamp> = self.db.first(
            "SELECT last_at FROM standings
             WHERE generation = (SELECT generation FROM ledger WHERE ledger.id = 1)
               AND active = 1 AND last_at <= ?1
             ORDER BY last_at LIMIT 1 OFFSET ?2",
            params![now.before(ratings::ACTIVE), most],
            only,
        )?;
        let until = last.map_or(now, |last| last.after(ratings::ACTIVE));
        ratings::retire_idle(&mut self.ledger()?, until)?;
        Ok(last.is_some())
    }

    /// Declares a finished match void and removes its result from the list. Returns whether the
    /// list had it; if so, the ledger is out of date until a [`Rebuild`].
    pub fn annul(&self, id: MatchId, now: Timestamp) -> Result<bool, StoreError> {
        self.tx.lock(Lock::Results)?;
        self.db.execute(
            "UPDATE matches SET annulled_at = coalesce(annulled_at, ?2) WHERE id = ?1",
            params![id, now],
        )?;
        let removed = self
            .db
            .execute("DELETE FROM results WHERE match = ?1", params![id])?;
        self.tx.tournaments().note_game(id, now)?;
        self.tx.computer().void(id)?;
        if removed > 0 {
            // A running rebuild has counted the result.
            self.db.execute(
                "UPDATE ledger SET stale = 1, newest = newest + 1",
                params![],
            )?;
        }
        Ok(removed > 0)
    }

    /// Returns the ledger that counts.
    fn ledger(&self) -> Result<Running<'_>, StoreError> {
        Ok(Running {
            db: self.db,
            generation: self.generation()?,
        })
    }
}

fn result(row: &Row<'_>) -> Result<RatedResult, DbError> {
    let game: GameId = row.get("game")?;
    let (first, second): (UserId, UserId) = (row.get("first")?, row.get("second")?);
    Ok(RatedResult {
        number: row.get("number")?,
        id: row.get("match")?,
        game,
        scope: row.get("server")?,
        players: Players::with(first, Side::First, second),
        pair: [row.get("low")?, row.get("high")?],
        outcome: row.get("outcome")?,
        at: row.get("at")?,
    })
}

pub(super) fn rating(row: &Row<'_>) -> Result<Rating, DbError> {
    Ok(Rating {
        rating: row.get("rating")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
    })
}

pub(super) fn standing(row: &Row<'_>) -> Result<Standing, DbError> {
    Ok(Standing {
        rating: rating(row)?,
        last: row.get("last_at")?,
        results: Results {
            wins: row.get("wins")?,
            losses: row.get("losses")?,
            draws: row.get("draws")?,
        },
        streak: row.get("streak")?,
        active: row.get("active")?,
    })
}
