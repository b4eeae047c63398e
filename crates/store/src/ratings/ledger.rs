//! The running ledger: the one in the database.

use super::standing;
use crate::{
    StoreError,
    db::{Db, only, params},
};
use domain::{
    clock::Timestamp,
    matches::UserId,
    ratings::{
        Change, Leaderboard, Ledger, Placement, Pool, RatedResult, Rating, Rung, Standing, Weekly,
    },
};

/// A ledger in the database: the one that counts, or one that will replace it.
pub(super) struct Running<'c> {
    /// The database.
    pub(super) db: &'c Db,
    /// The number of the ledger.
    pub(super) generation: i64,
}

impl Ledger for Running<'_> {
    type Error = StoreError;

    fn standing(&mut self, pool: Pool, user: UserId) -> Result<Option<Standing>, StoreError> {
        Ok(self.db.first(
            "SELECT rating, deviation, volatility, last_at, wins, losses, draws, streak, active
             FROM standings WHERE generation = ?1 AND player = ?2 AND pool = ?3",
            params![self.generation, user, pool],
            standing,
        )?)
    }

    fn set_standing(
        &mut self,
        pool: Pool,
        user: UserId,
        standing: &Standing,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO standings
                 (generation, player, pool, rating, deviation, volatility, last_at, wins, losses,
                  draws, streak, active)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
             ON CONFLICT (generation, player, pool) DO UPDATE
             SET rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, last_at = excluded.last_at,
                 wins = excluded.wins, losses = excluded.losses, draws = excluded.draws,
                 streak = excluded.streak, active = excluded.active",
            params![
                self.generation,
                user,
                pool,
                standing.rating.rating,
                standing.rating.deviation,
                standing.rating.volatility,
                standing.last,
                standing.results.wins,
                standing.results.losses,
                standing.results.draws,
                standing.streak,
                standing.active,
            ],
        )?;
        Ok(())
    }

    fn placements(&mut self, pool: Pool, user: UserId) -> Result<Vec<Placement>, StoreError> {
        Ok(self.db.rows(
            "SELECT scope, rung, week, rung_then FROM seats
             WHERE generation = ?1 AND player = ?2 AND pool = ?3 ORDER BY scope",
            params![self.generation, user, pool],
            |row| {
                let placement = Weekly {
                    now: row.get("rung")?,
                    week: row.get("week")?,
                    then: row.get("rung_then")?,
                };
                Ok((row.get("scope")?, placement))
            },
        )?)
    }

    fn set_placement(
        &mut self,
        leaderboard: Leaderboard,
        user: UserId,
        placement: Weekly<Option<Rung>>,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO seats (generation, player, pool, scope, rung, week, rung_then)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (generation, player, pool, scope) DO UPDATE
             SET rung = excluded.rung, week = excluded.week, rung_then = excluded.rung_then",
            params![
                self.generation,
                user,
                leaderboard.pool,
                leaderboard.scope,
                placement.now,
                placement.week,
                placement.then
            ],
        )?;
        Ok(())
    }

    fn tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
    ) -> Result<Option<Weekly<u32>>, StoreError> {
        Ok(self.db.first(
            "SELECT players, week, players_then FROM tallies
             WHERE generation = ?1 AND scope = ?2 AND pool = ?3 AND rung = ?4",
            params![self.generation, leaderboard.scope, leaderboard.pool, rung],
            |row| {
                Ok(Weekly {
                    now: row.get("players")?,
                    week: row.get("week")?,
                    then: row.get("players_then")?,
                })
            },
        )?)
    }

    fn set_tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
        tally: Weekly<u32>,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO tallies (generation, scope, pool, rung, players, week, players_then)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (generation, scope, pool, rung) DO UPDATE
             SET players = excluded.players, week = excluded.week,
                 players_then = excluded.players_then",
            params![
                self.generation,
                leaderboard.scope,
                leaderboard.pool,
                rung,
                tally.now,
                tally.week,
                tally.then
            ],
        )?;
        Ok(())
    }

    fn idle(&mut self, since: Timestamp) -> Result<Vec<(Pool, UserId, Timestamp)>, StoreError> {
        Ok(self.db.rows(
            "SELECT pool, player, last_at FROM standings
             WHERE generation = ?1 AND active = 1 AND last_at <= ?2 ORDER BY last_at",
            params![self.generation, since],
            |row| Ok((row.get("pool")?, row.get("player")?, row.get("last_at")?)),
        )?)
    }

    /// The list already has the result itself.
    fn meet(
        &mut self,
        pool: Pool,
        result: &RatedResult,
        since: Timestamp,
    ) -> Result<u32, StoreError> {
        let [low, high] = result.pair;
        Ok(self.db.one(
            "SELECT count(*) FROM results
             WHERE low = ?1 AND high = ?2 AND at > ?3 AND number < ?4
               AND (CAST(?5 AS TEXT) IS NULL OR game = ?5)",
            params![low, high, since, result.number, pool.game()],
            only,
        )?)
    }

    fn note(&mut self, change: Change) -> Result<(), StoreError> {
        let Rating {
            rating,
            deviation,
            volatility,
        } = change.rating;
        self.db.execute(
            "INSERT INTO changes (generation, player, pool, number, rating, deviation, volatility)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                self.generation,
                change.user,
                change.pool,
                change.number,
                rating,
                deviation,
                volatility
            ],
        )?;
        Ok(())
    }
}
