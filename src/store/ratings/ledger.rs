//! The running ledger: the one in the database.

use rusqlite::{Connection, OptionalExtension, params};

use super::standing;
use crate::{
    clock::Timestamp,
    matches::UserId,
    ratings::{
        Change, Leaderboard, Ledger, Placement, Pool, RatedResult, Rating, Rung, Standing, Weekly,
    },
    store::StoreError,
};

/// The ledger in the database.
pub(super) struct Running<'c>(pub(super) &'c Connection);

impl Ledger for Running<'_> {
    type Error = StoreError;

    fn standing(&mut self, pool: Pool, user: UserId) -> Result<Option<Standing>, StoreError> {
        Ok(self
            .0
            .prepare_cached(
                "SELECT rating, deviation, volatility, last_at, wins, losses, draws, streak, active
                 FROM standings WHERE user = ?1 AND pool = ?2",
            )?
            .query_row(params![user, pool], standing)
            .optional()?)
    }

    fn set_standing(
        &mut self,
        pool: Pool,
        user: UserId,
        standing: &Standing,
    ) -> Result<(), StoreError> {
        self.0
            .prepare_cached(
                "INSERT OR REPLACE INTO standings
                     (user, pool, rating, deviation, volatility, last_at, wins, losses, draws,
                      streak, active)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
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
            ])?;
        Ok(())
    }

    fn placements(&mut self, pool: Pool, user: UserId) -> Result<Vec<Placement>, StoreError> {
        let mut statement = self.0.prepare_cached(
            "SELECT scope, rung, week, rung_then FROM seats WHERE user = ?1 AND pool = ?2",
        )?;
        let rows = statement.query_map(params![user, pool], |row| {
            let placement = Weekly {
                now: row.get("rung")?,
                week: row.get("week")?,
                then: row.get("rung_then")?,
            };
            Ok((row.get("scope")?, placement))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn set_placement(
        &mut self,
        leaderboard: Leaderboard,
        user: UserId,
        placement: Weekly<Option<Rung>>,
    ) -> Result<(), StoreError> {
        self.0
            .prepare_cached(
                "INSERT OR REPLACE INTO seats (user, pool, scope, rung, week, rung_then)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                user,
                leaderboard.pool,
                leaderboard.scope,
                placement.now,
                placement.week,
                placement.then
            ])?;
        Ok(())
    }

    fn tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
    ) -> Result<Option<Weekly<u32>>, StoreError> {
        Ok(self
            .0
            .prepare_cached(
                "SELECT players, week, players_then FROM tallies
                 WHERE scope = ?1 AND pool = ?2 AND rung = ?3",
            )?
            .query_row(params![leaderboard.scope, leaderboard.pool, rung], |row| {
                Ok(Weekly {
                    now: row.get("players")?,
                    week: row.get("week")?,
                    then: row.get("players_then")?,
                })
            })
            .optional()?)
    }

    fn set_tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
        tally: Weekly<u32>,
    ) -> Result<(), StoreError> {
        self.0
            .prepare_cached(
                "INSERT OR REPLACE INTO tallies (scope, pool, rung, players, week, players_then)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                leaderboard.scope,
                leaderboard.pool,
                rung,
                tally.now,
                tally.week,
                tally.then
            ])?;
        Ok(())
    }

    fn idle(&mut self, since: Timestamp) -> Result<Vec<(Pool, UserId, Timestamp)>, StoreError> {
        let mut statement = self.0.prepare_cached(
            "SELECT pool, user, last_at FROM standings
             WHERE active = 1 AND last_at <= ?1 ORDER BY last_at",
        )?;
        let rows = statement.query_map([since], |row| {
            Ok((row.get("pool")?, row.get("user")?, row.get("last_at")?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The list has the result itself already.
    fn meet(
        &mut self,
        pool: Pool,
        result: &RatedResult,
        since: Timestamp,
    ) -> Result<u32, StoreError> {
        let [low, high] = result.pair();
        let game = match pool {
            Pool::All => None,
            Pool::Game(game) => Some(game),
        };
        Ok(self
            .0
            .prepare_cached(
                "SELECT count(*) FROM results
                 WHERE low = ?1 AND high = ?2 AND at > ?3 AND number < ?4
                   AND (?5 IS NULL OR game = ?5)",
            )?
            .query_row(params![low, high, since, result.number, game], |row| {
                row.get(0)
            })?)
    }

    fn note(&mut self, change: Change) -> Result<(), StoreError> {
        let Rating {
            rating,
            deviation,
            volatility,
        } = change.rating;
        self.0
            .prepare_cached(
                "INSERT INTO changes (user, pool, number, at, rating, deviation, volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                change.user,
                change.pool,
                change.number,
                change.at,
                rating,
                deviation,
                volatility
            ])?;
        Ok(())
    }
}
