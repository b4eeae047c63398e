//! Compares the state of a ledger, once all results have been entered.

use std::collections::HashMap;

use super::{Comparison, LedgerFault, PAGE, bits};
use crate::{
    StoreError,
    db::{only, params},
    ratings::standing,
    verify::present,
};
use domain::{
    clock::Timestamp,
    matches::UserId,
    ratings::{ACTIVE, Leaderboard, Pool, Rung, Weekly},
};

impl Comparison<'_, '_> {
    /// Returns until when idle players have been removed from the leaderboards. A bot does so soon
    /// after every beat, and a rebuild by its own clock, perhaps while no bot runs.
    pub(super) fn retired_until(&self, now: Timestamp) -> Result<Timestamp, StoreError> {
        let latest = present(self.tx, now)?;
        let gone: Option<Timestamp> = self.tx.db.one(
            "SELECT max(last_at) FROM standings
             WHERE generation = ?1 AND active = 0 AND last_at <= ?2",
            params![self.generation, latest.before(ACTIVE)],
            only,
        )?;
        let seen = gone.map(|last| last.after(ACTIVE));
        Ok(seen.unwrap_or(Timestamp::from_millis(0)))
    }

    pub(super) fn standings(&mut self) -> Result<(), StoreError> {
        let (mut player, mut pool) = (i64::MIN, String::new());
        loop {
            let page = self.tx.db.rows(
                "SELECT player, pool, rating, deviation, volatility, last_at, wins, losses, draws,
                        streak, active
                 FROM standings WHERE generation = ?1 AND (player, pool) > (?2, ?3)
                 ORDER BY player, pool LIMIT ?4",
                params![self.generation, player, pool, PAGE],
                |row| {
                    let key: (Pool, UserId) = (row.get("pool")?, row.get("player")?);
                    let place: (i64, String) = (row.get("player")?, row.get("pool")?);
                    Ok((place, key, standing(row)?))
                },
            )?;
            let Some((last, ..)) = page.last() else { break };
            (player, pool) = last.clone();
            for (_, (pool, user), stored) in page {
                let expected = self.memory.standings.remove(&(pool, user));
                let right = expected.is_some_and(|expected| {
                    expected == stored && bits(expected.rating) == bits(stored.rating)
                });
                self.standing(pool, user, right);
            }
        }
        let mut missing: Vec<_> = self.memory.standings.drain().map(|(key, _)| key).collect();
        missing.sort_unstable();
        for (pool, user) in missing {
            self.standing(pool, user, false);
        }
        Ok(())
    }

    fn standing(&mut self, pool: Pool, user: UserId, right: bool) {
        // The cause has already been reported.
        if !right && !self.wrong.contains(&(pool, user)) {
            self.findings.push(LedgerFault::Standing { user, pool });
        }
    }

    pub(super) fn placements(&mut self) -> Result<(), StoreError> {
        let mut expected: HashMap<(Leaderboard, UserId), Weekly<Option<Rung>>> = HashMap::new();
        for ((pool, user), placements) in self.memory.placements.drain() {
            for (scope, placement) in placements {
                expected.insert((Leaderboard { scope, pool }, user), placement);
            }
        }
        let (mut player, mut pool, mut scope) = (i64::MIN, String::new(), 0_i64);
        loop {
            let page = self.tx.db.rows(
                "SELECT player, pool, scope, rung, week, rung_then FROM seats
                 WHERE generation = ?1 AND (player, pool, scope) > (?2, ?3, ?4)
                 ORDER BY player, pool, scope LIMIT ?5",
                params![self.generation, player, pool, scope, PAGE],
                |row| {
                    let place: (i64, String, i64) =
                        (row.get("player")?, row.get("pool")?, row.get("scope")?);
                    let (scope, pool) = (row.get("scope")?, row.get("pool")?);
                    let placement = Weekly {
                        now: row.get("rung")?,
                        week: row.get("week")?,
                        then: row.get("rung_then")?,
                    };
                    Ok((
                        place,
                        (Leaderboard { scope, pool }, row.get("player")?),
                        placement,
                    ))
                },
            )?;
            let Some((last, ..)) = page.last() else { break };
            (player, pool, scope) = last.clone();
            for (_, (leaderboard, user), stored) in page {
                if expected.remove(&(leaderboard, user)) != Some(stored) {
                    self.placement(leaderboard, user);
                }
            }
        }
        let mut missing: Vec<_> = expected.into_keys().collect();
        missing.sort_unstable();
        for (leaderboard, user) in missing {
            self.placement(leaderboard, user);
        }
        Ok(())
    }

    fn placement(&mut self, leaderboard: Leaderboard, user: UserId) {
        self.findings
            .push(LedgerFault::Placement { user, leaderboard });
    }

    /// A rung says nothing if nobody is on it now or was when its week began.
    pub(super) fn tallies(&mut self) -> Result<(), StoreError> {
        let mut expected = std::mem::take(&mut self.memory.tallies);
        expected.retain(|_, tally| tally.now > 0 || tally.then > 0);
        let (mut scope, mut pool, mut rung) = (-1_i64, String::new(), 0_i64);
        loop {
            let page = self.tx.db.rows(
                "SELECT scope, pool, rung, players, week, players_then FROM tallies
                 WHERE generation = ?1 AND (scope, pool, rung) > (?2, ?3, ?4)
                   AND (players > 0 OR players_then > 0)
                 ORDER BY scope, pool, rung LIMIT ?5",
                params![self.generation, scope, pool, rung, PAGE],
                |row| {
                    let place: (i64, String, i64) =
                        (row.get("scope")?, row.get("pool")?, row.get("rung")?);
                    let (scope, pool) = (row.get("scope")?, row.get("pool")?);
                    let tally = Weekly {
                        now: row.get("players")?,
                        week: row.get("week")?,
                        then: row.get("players_then")?,
                    };
                    Ok((
                        place,
                        (Leaderboard { scope, pool }, row.get("rung")?),
                        tally,
                    ))
                },
            )?;
            let Some((last, ..)) = page.last() else { break };
            (scope, pool, rung) = last.clone();
            for (_, (leaderboard, rung), stored) in page {
                if expected.remove(&(leaderboard, rung)) != Some(stored) {
                    self.findings.push(LedgerFault::Tally { leaderboard, rung });
                }
            }
        }
        let mut missing: Vec<_> = expected.into_keys().collect();
        missing.sort_unstable();
        for (leaderboard, rung) in missing {
            self.findings.push(LedgerFault::Tally { leaderboard, rung });
        }
        Ok(())
    }
}
