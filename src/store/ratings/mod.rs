//! The list of results, and the running ledger with all that follows from it.

mod ledger;
#[cfg(test)]
mod tests;

use rusqlite::{Connection, OptionalExtension, Row, params};

use self::ledger::Running;
use super::{StoreError, WriteTx};
use crate::{
    clock::Timestamp,
    games::{GameId, Outcome, Side},
    matches::{MatchId, Players, ServerId, UserId},
    ratings::{self, Leaderboard, Ledger, Memory, RatedResult, Rating, Results, Standing},
};

impl WriteTx<'_> {
    /// Puts a finished match at the end of the list of results, if the match is rated, and enters
    /// the result in the ledger.
    pub(super) fn enter_result(
        &self,
        id: MatchId,
        outcome: Outcome,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let found = self
            .db
            .prepare_cached(
                "INSERT INTO results (match, game, server, first, second, outcome, at)
                 SELECT matches.id, game, matches.server, first_player, second_player, ?2,
                        max(?3, coalesce((SELECT at FROM results ORDER BY number DESC LIMIT 1), ?3),
                                coalesce((SELECT alive_at FROM life), ?3))
                 FROM matches JOIN challenges USING (id)
                 WHERE matches.id = ?1 AND rated = 1
                 RETURNING number, match, game, server, first, second, outcome, at",
            )?
            .query_row(params![id, outcome, now], result)
            .optional()?;
        match found {
            Some(result) => ratings::enter(&mut Running(self.db), &result),
            None => Ok(()),
        }
    }

    /// Takes players off the leaderboards who have been idle for too long.
    pub fn retire_idle(&self, now: Timestamp) -> Result<(), StoreError> {
        ratings::retire_idle(&mut Running(self.db), now)
    }

    /// Declares a finished match void and takes its result out of the list. Tells whether the list
    /// had it; if so, [`rebuild_ratings`](WriteTx::rebuild_ratings) must follow.
    pub fn annul(&self, id: MatchId, now: Timestamp) -> Result<bool, StoreError> {
        self.db
            .prepare_cached(
                "UPDATE matches SET annulled_at = coalesce(annulled_at, ?2) WHERE id = ?1",
            )?
            .execute(params![id, now])?;
        let removed = self
            .db
            .prepare_cached("DELETE FROM results WHERE match = ?1")?
            .execute([id])?;
        Ok(removed > 0)
    }

    /// Works everything out anew from the list of results, up to now. Gives the number of results.
    pub fn rebuild_ratings(&self, now: Timestamp) -> Result<usize, StoreError> {
        let (memory, count) = replay(self.db, now)?;
        for table in ["standings", "changes", "seats", "tallies"] {
            self.db.execute(&format!("DELETE FROM {table}"), [])?;
        }
        write(self.db, memory)?;
        Ok(count)
    }
}

/// Works out in memory all that follows from the list.
fn replay(db: &Connection, now: Timestamp) -> Result<(Memory, usize), StoreError> {
    let mut memory = Memory::default();
    let mut statement = db.prepare(
        "SELECT number, match, game, server, first, second, outcome, at FROM results
         ORDER BY number",
    )?;
    let mut count = 0;
    for result in statement.query_map([], result)? {
        let Ok(()) = ratings::enter(&mut memory, &result?);
        count += 1;
    }
    let Ok(()) = ratings::retire_idle(&mut memory, now);
    Ok((memory, count))
}

/// Stores what was worked out in memory. It goes in the order of the tables' keys, which is much
/// faster.
fn write(db: &Connection, memory: Memory) -> Result<(), StoreError> {
    let mut running = Running(db);
    let mut standings: Vec<_> = memory.standings.into_iter().collect();
    standings.sort_by_key(|((pool, user), _)| (*user, pool.id()));
    for ((pool, user), standing) in standings {
        running.set_standing(pool, user, &standing)?;
    }
    let mut changes = memory.changes;
    changes.sort_by_key(|change| (change.user, change.pool.id(), change.number));
    for change in changes {
        running.note(change)?;
    }
    let mut placements: Vec<_> = memory.placements.into_iter().collect();
    placements.sort_by_key(|((pool, user), _)| (*user, pool.id()));
    for ((pool, user), placements) in placements {
        for (scope, placement) in placements {
            running.set_placement(Leaderboard { scope, pool }, user, placement)?;
        }
    }
    let mut tallies: Vec<_> = memory.tallies.into_iter().collect();
    tallies
        .sort_by_key(|((leaderboard, rung), _)| (leaderboard.scope, leaderboard.pool.id(), *rung));
    for ((leaderboard, rung), tally) in tallies {
        running.set_tally(leaderboard, rung, tally)?;
    }
    Ok(())
}

fn result(row: &Row<'_>) -> rusqlite::Result<RatedResult> {
    let game: GameId = row.get("game")?;
    let (first, second): (UserId, UserId) = (row.get("first")?, row.get("second")?);
    Ok(RatedResult {
        number: row.get("number")?,
        id: row.get("match")?,
        game,
        server: row.get::<_, ServerId>("server")?,
        players: Players::with(first, Side::First, second),
        outcome: row.get("outcome")?,
        at: row.get("at")?,
    })
}

pub(super) fn rating(row: &Row<'_>) -> rusqlite::Result<Rating> {
    Ok(Rating {
        rating: row.get("rating")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
    })
}

pub(super) fn standing(row: &Row<'_>) -> rusqlite::Result<Standing> {
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
