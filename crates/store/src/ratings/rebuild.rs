//! Recomputes all ratings while the bot keeps running.
//!
//! A rebuild works through the list once for each pool, in pages and in memory, so that it holds no
//! more than one pool. The outcome goes into a separate ledger, in many small transactions, so that
//! no move waits for long. When it has caught up with the list, one last transaction makes the new
//! ledger count, and the rows of the old one are removed bit by bit. A rebuild that is interrupted
//! leaves rows that count for nothing; the next one removes them.

use std::time::Instant;

use super::{Ratings, RatingsMut, Running};
use crate::{
    Lock, ReadTx, Store, StoreError, WriteTx,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    ratings::{self, Change, Leaderboard, Ledger, Memory, Pool, RatedResult},
};
use rules::GameId;

/// How many results are read at a time.
const PAGE: u32 = 10_000;

/// How many rows a transaction writes or removes. It takes some ten milliseconds.
const ROWS: u32 = 250;

/// How many changes are collected before they are written. In the order of their keys they are
/// written much faster, and this many take some ten megabytes.
const COLLECTED: usize = 100_000;

/// How many results the last transaction can enter.
const LAST: u32 = 100;

/// A rebuild of the ratings.
#[derive(Debug)]
pub struct Rebuild {
    store: Store,
    generation: i64,
    /// The number of the last result that is entered in memory, and how many there are up to it.
    last: i64,
    results: u64,
    /// The time of that result. No later one is earlier.
    last_at: Timestamp,
}

impl Rebuild {
    /// Begins a rebuild. One that is already running ends.
    pub async fn begin(store: Store) -> Result<Rebuild, StoreError> {
        let generation = store
            .write(Lock::Results, |tx: &WriteTx<'_>| {
                tx.ratings().begin_ledger()
            })
            .await?;
        // This reads the whole list, so nobody must have to wait for it.
        let (last, results, last_at) = store
            .read(|tx: &ReadTx<'_>| -> Result<_, StoreError> { tx.ratings().size_of_list() })
            .await?;
        let rebuild = Rebuild {
            store,
            generation,
            last,
            results,
            last_at,
        };
        rebuild.sweep().await?;
        Ok(rebuild)
    }

    /// Works through the list up to `now`, and makes the new ledger count. Reports now and then how
    /// much of all the work is done, as a fraction of 1. Returns the number of results.
    pub async fn finish(
        mut self,
        now: Timestamp,
        mut progress: impl FnMut(f64),
    ) -> Result<u64, StoreError> {
        let games = GameId::ALL.iter().copied().map(Pool::Game);
        // Each result is in two pools.
        let (mut done, all) = (0, 2 * self.results.max(1));
        for pool in std::iter::once(Pool::All).chain(games) {
            let mut memory = Memory::default();
            let mut after = 0;
            loop {
                let page = self.page(pool, after).await?;
                let Some(last) = page.last() else { break };
                after = last.number;
                for result in &page {
                    let Ok(()) = ratings::enter_in(&mut memory, result, pool);
                    done += 1;
                }
                memory.forget_meetings(last.at);
                if memory.changes.len() >= COLLECTED {
                    self.write_changes(&mut memory).await?;
                }
                progress(part(done, all));
            }
            // Not up to now, because results that come meanwhile may be of an earlier time.
            let Ok(()) = ratings::retire_idle(&mut memory, self.last_at);
            self.write_changes(&mut memory).await?;
            self.write_all(memory).await?;
        }
        while !self.catch_up(now).await? {}
        self.sweep().await?;
        Ok(self.results)
    }

    /// Returns the next results of a pool, among those that were in the list at the beginning.
    async fn page(&self, pool: Pool, after: i64) -> Result<Vec<RatedResult>, StoreError> {
        let (until, game) = (self.last, pool.game());
        let page = self
            .store
            .read(move |tx| tx.ratings().results_between(after, until, game, PAGE));
        page.await
    }

    async fn write_changes(&self, memory: &mut Memory) -> Result<(), StoreError> {
        let mut changes = std::mem::take(&mut memory.changes);
        changes.sort_by_key(|change| (change.user, change.number));
        self.write_rows(changes, |ledger, change: &Change| ledger.note(*change))
            .await
    }

    /// Stores everything except the changes.
    async fn write_all(&self, memory: Memory) -> Result<(), StoreError> {
        let Memory {
            standings,
            placements,
            tallies,
            ..
        } = memory;
        let mut standings: Vec<_> = standings.into_iter().collect();
        standings.sort_by_key(|((_, user), _)| *user);
        self.write_rows(standings, |ledger, ((pool, user), standing)| {
            ledger.set_standing(*pool, *user, standing)
        })
        .await?;
        let mut placements: Vec<_> = placements.into_iter().collect();
        placements.sort_by_key(|((_, user), _)| *user);
        self.write_rows(placements, |ledger, ((pool, user), placements)| {
            for &(scope, placement) in placements {
                let pool = *pool;
                ledger.set_placement(Leaderboard { scope, pool }, *user, placement)?;
            }
            Ok(())
        })
        .await?;
        let mut tallies: Vec<_> = tallies.into_iter().collect();
        tallies.sort_by_key(|((leaderboard, rung), _)| (leaderboard.scope, *rung));
        self.write_rows(tallies, |ledger, ((leaderboard, rung), tally)| {
            ledger.set_tally(*leaderboard, *rung, *tally)
        })
        .await
    }

    async fn write_rows<R: Send + 'static>(
        &self,
        rows: Vec<R>,
        write: impl Fn(&mut Running<'_>, &R) -> Result<(), StoreError> + Copy + Send + 'static,
    ) -> Result<(), StoreError> {
        let generation = self.generation;
        let mut rows = rows.into_iter();
        loop {
            let some: Vec<R> = rows.by_ref().take(ROWS as usize).collect();
            if some.is_empty() {
                return Ok(());
            }
            let began = Instant::now();
            self.store
                .write(Lock::None, move |tx| {
                    let mut ledger = Running {
                        db: tx.db,
                        generation,
                    };
                    some.iter().try_for_each(|row| write(&mut ledger, row))
                })
                .await?;
            leave_room(began).await;
        }
    }

    /// Enters results added to the list since. If there were few, the new ledger counts from now
    /// on, and this returns `true`.
    async fn catch_up(&mut self, now: Timestamp) -> Result<bool, StoreError> {
        let (generation, after) = (self.generation, self.last);
        let (last, entered) = self
            .store
            .write(Lock::Results, move |tx| {
                tx.ratings().catch_up(generation, after, now)
            })
            .await?;
        self.last = last.unwrap_or(self.last);
        self.results += u64::from(entered);
        Ok(entered < LAST)
    }

    /// Removes the rows of ledgers that no longer count.
    async fn sweep(&self) -> Result<(), StoreError> {
        loop {
            let began = Instant::now();
            let removed = self
                .store
                .write(Lock::None, |tx: &WriteTx<'_>| -> Result<u64, StoreError> {
                    tx.ratings().sweep()
                });
            if removed.await? == 0 {
                return Ok(());
            }
            leave_room(began).await;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "it is only shown")]
fn part(done: u64, all: u64) -> f64 {
    done as f64 / all as f64
}

/// Leaves the database to others for twice as long as the transaction took that began then. A
/// process that waits for an SQLite file only checks now and then whether it is free.
async fn leave_room(began: Instant) {
    tokio::time::sleep(2 * began.elapsed()).await;
}

impl Ratings<'_> {
    /// Returns the number of the last result, how many there are, and the time of the last.
    pub(crate) fn size_of_list(&self) -> Result<(i64, u64, Timestamp), StoreError> {
        Ok(self.db.one(
            "SELECT coalesce(max(number), 0) AS last, count(*) AS results,
                    coalesce(max(at), 0) AS last_at
             FROM results",
            params![],
            |row| Ok((row.get("last")?, row.get("results")?, row.get("last_at")?)),
        )?)
    }
}

impl RatingsMut<'_> {
    /// Returns the number of a new ledger.
    fn begin_ledger(&self) -> Result<i64, StoreError> {
        Ok(self.db.one(
            "UPDATE ledger SET newest = newest + 1 RETURNING newest",
            params![],
            only,
        )?)
    }

    fn catch_up(
        &self,
        generation: i64,
        after: i64,
        now: Timestamp,
    ) -> Result<(Option<i64>, u32), StoreError> {
        let newest: i64 = self.db.one("SELECT newest FROM ledger", params![], only)?;
        if newest != generation {
            return Err(StoreError::Overtaken);
        }
        let mut ledger = Running {
            db: self.db,
            generation,
        };
        let results = self.results_between(after, i64::MAX, None, LAST)?;
        for result in &results {
            ratings::enter(&mut ledger, result)?;
        }
        let entered = u32::try_from(results.len()).unwrap_or(LAST);
        if entered < LAST {
            ratings::retire_idle(&mut ledger, now)?;
            self.db.execute(
                "UPDATE ledger SET generation = newest, stale = 0",
                params![],
            )?;
        }
        Ok((results.last().map(|result| result.number), entered))
    }

    /// Removes some rows of ledgers that count for nothing, and returns how many.
    fn sweep(&self) -> Result<u64, StoreError> {
        let mut removed = 0;
        for sql in SWEEPS {
            removed += self.db.execute(sql, params![ROWS])?;
        }
        Ok(removed)
    }
}

/// Removes rows older than the ledger that counts, or between it and the newest.
macro_rules! sweep {
    ($table:literal, $key:literal) => {
        [
            concat!(
                "DELETE FROM ",
                $table,
                " WHERE (",
                $key,
                ") IN (SELECT ",
                $key,
                " FROM ",
                $table,
                " WHERE generation < (SELECT generation FROM ledger WHERE id = 1) LIMIT ?1)"
            ),
            concat!(
                "DELETE FROM ",
                $table,
                " WHERE (",
                $key,
                ") IN (SELECT ",
                $key,
                " FROM ",
                $table,
                " WHERE generation > (SELECT generation FROM ledger WHERE id = 1)",
                " AND generation < (SELECT newest FROM ledger WHERE id = 1) LIMIT ?1)"
            ),
        ]
    };
}

pub(crate) const SWEEPS: [&str; 8] = {
    let [a, b] = sweep!("standings", "generation, player, pool");
    let [c, d] = sweep!("changes", "generation, player, pool, number");
    let [e, f] = sweep!("seats", "generation, player, pool, scope");
    let [g, h] = sweep!("tallies", "generation, scope, pool, rung");
    [a, b, c, d, e, f, g, h]
};
