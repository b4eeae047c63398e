//! Reads leaderboards.
//!
//! Every statement here finds its rows by an index, and no more of them than a page has. Only to
//! compute places are all tallies of a leaderboard read, one for each different rating. So the cost
//! of a page does not grow with the number of players or matches. A test makes sure of that.

use super::Ratings;
use crate::{
    StoreError,
    db::{DbError, Row, params},
    ratings,
};
use domain::{
    matches::{ServerId, UserId},
    ratings::{Ladder, Leaderboard, Pool, Rating, Rung, Standing, Week, Weekly},
};

/// A place in the order of a leaderboard, from which to read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LeaderboardCursor {
    /// The rung.
    pub rung: Rung,
    /// The player. Players on one rung share a place; among them the older account comes first.
    pub user: UserId,
}

/// A player on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardRow {
    /// The row's place in the order of the leaderboard.
    pub cursor: LeaderboardCursor,
    /// The place, from 1. Equal ratings share it.
    pub place: u32,
    /// The place at the start of the week, if the player was on the leaderboard then.
    pub place_then: Option<u32>,
    /// The name the player was last seen under.
    pub name: Option<String>,
    /// The player's standing.
    pub standing: Standing,
}

const AFTER: &str = "SELECT rung, player FROM seats
     WHERE generation = (SELECT generation FROM ledger WHERE id = 1) AND scope = ?1 AND pool = ?2
       AND rung IS NOT NULL AND (rung, player) > (?3, ?4)
     ORDER BY rung, player LIMIT ?5";

const BEFORE: &str = "SELECT rung, player FROM seats
     WHERE generation = (SELECT generation FROM ledger WHERE id = 1) AND scope = ?1 AND pool = ?2
       AND rung IS NOT NULL AND (rung, player) < (?3, ?4)
     ORDER BY rung DESC, player DESC LIMIT ?5";

const CURSOR_OF: &str = "SELECT rung, player FROM seats
     WHERE generation = (SELECT generation FROM ledger WHERE id = 1) AND player = ?3 AND pool = ?2
       AND scope = ?1 AND rung IS NOT NULL";

const ROW: &str = "SELECT rating, deviation, volatility, last_at, wins, losses, draws, streak,
            active, week, rung_then, 
            (SELECT name FROM names WHERE names.player = ?3 AND names.server IN (0, ?4)
             ORDER BY names.server DESC LIMIT 1) AS name
     FROM seats JOIN standings USING (generation, player, pool)
     WHERE generation = (SELECT generation FROM ledger WHERE id = 1) AND player = ?3 AND pool = ?2
       AND scope = ?1";

const TALLIES: &str = "SELECT rung, players, week, players_then FROM tallies
     WHERE generation = (SELECT generation FROM ledger WHERE id = 1) AND scope = ?1 AND pool = ?2
     ORDER BY rung";

const STANDINGS_OF: &str = "SELECT pool, rating, deviation, volatility, last_at, wins, losses,
            draws, streak, active
     FROM standings WHERE generation = (SELECT generation FROM ledger WHERE id = 1) AND player = ?1";

const HISTORY: &str = "SELECT at, rating, deviation, volatility
     FROM changes CROSS JOIN results
     WHERE results.number = changes.number
       AND generation = (SELECT generation FROM ledger WHERE id = 1) AND player = ?1 AND pool = ?2
     ORDER BY changes.number DESC LIMIT ?3";

/// Below every rung that a rating can lead to.
const BOTTOM: Rung = Rung(u32::MAX);

impl Ratings<'_> {
    /// Returns the first `most` rows of a leaderboard, or the first after a cursor.
    pub fn leaderboard_after(
        &self,
        leaderboard: Leaderboard,
        after: Option<LeaderboardCursor>,
        most: u32,
    ) -> Result<Vec<LeaderboardCursor>, StoreError> {
        let after = after.unwrap_or(LeaderboardCursor {
            rung: Rung(0),
            user: UserId(0),
        });
        self.cursors(AFTER, leaderboard, after, most)
    }

    /// Returns the last `most` rows of a leaderboard, or the last before a cursor, in the
    /// leaderboard's order.
    pub fn leaderboard_before(
        &self,
        leaderboard: Leaderboard,
        before: Option<LeaderboardCursor>,
        most: u32,
    ) -> Result<Vec<LeaderboardCursor>, StoreError> {
        let before = before.unwrap_or(LeaderboardCursor {
            rung: BOTTOM,
            user: UserId(0),
        });
        let mut cursors = self.cursors(BEFORE, leaderboard, before, most)?;
        cursors.reverse();
        Ok(cursors)
    }

    fn cursors(
        &self,
        sql: &'static str,
        leaderboard: Leaderboard,
        from: LeaderboardCursor,
        most: u32,
    ) -> Result<Vec<LeaderboardCursor>, StoreError> {
        Ok(self.db.rows(
            sql,
            params![
                leaderboard.scope,
                leaderboard.pool,
                from.rung,
                from.user,
                most
            ],
            cursor,
        )?)
    }

    /// Returns the cursor of a player who is on a leaderboard.
    pub fn leaderboard_cursor(
        &self,
        leaderboard: Leaderboard,
        user: UserId,
    ) -> Result<Option<LeaderboardCursor>, StoreError> {
        Ok(self.db.first(
            CURSOR_OF,
            params![leaderboard.scope, leaderboard.pool, user],
            cursor,
        )?)
    }

    /// Returns the row at a cursor, with places from the leaderboard's ladder, and with the name
    /// that `shown_in` has for the player. `week` is the current week.
    pub fn leaderboard_row(
        &self,
        leaderboard: Leaderboard,
        shown_in: ServerId,
        cursor: LeaderboardCursor,
        ladder: &Ladder,
        week: Week,
    ) -> Result<LeaderboardRow, StoreError> {
        let (standing, name, since, rung_then) = self.db.one(
            ROW,
            params![leaderboard.scope, leaderboard.pool, cursor.user, shown_in],
            |row| {
                let since: Week = row.get("week")?;
                let rung_then: Option<Rung> = row.get("rung_then")?;
                let name: Option<String> = row.get("name")?;
                Ok((ratings::standing(row)?, name, since, rung_then))
            },
        )?;
        let rung_then = if since < week {
            Some(cursor.rung)
        } else {
            rung_then
        };
        Ok(LeaderboardRow {
            cursor,
            place: ladder.place(cursor.rung),
            place_then: rung_then.map(|rung| ladder.place_then(rung)),
            name,
            standing,
        })
    }

    /// Returns the ladder of a leaderboard. `week` is the current week.
    pub fn ladder(&self, leaderboard: Leaderboard, week: Week) -> Result<Ladder, StoreError> {
        let tallies = self.db.rows(
            TALLIES,
            params![leaderboard.scope, leaderboard.pool],
            |row| {
                let tally = Weekly {
                    now: row.get("players")?,
                    week: row.get("week")?,
                    then: row.get("players_then")?,
                };
                Ok((row.get("rung")?, tally))
            },
        )?;
        Ladder::new(tallies.into_iter().map(Ok), week)
    }

    /// Returns a player's standings in all pools where the player has one.
    pub fn standings_of(&self, user: UserId) -> Result<Vec<(Pool, Standing)>, StoreError> {
        Ok(self.db.rows(STANDINGS_OF, params![user], |row| {
            Ok((row.get("pool")?, ratings::standing(row)?))
        })?)
    }

    /// Returns a player's latest ratings in a pool, the oldest first, each with its time.
    pub fn history(
        &self,
        user: UserId,
        pool: Pool,
        most: u32,
    ) -> Result<Vec<(domain::clock::Timestamp, Rating)>, StoreError> {
        let mut history = self.db.rows(HISTORY, params![user, pool, most], |row| {
            Ok((row.get("at")?, ratings::rating(row)?))
        })?;
        history.reverse();
        Ok(history)
    }

    /// Returns the best rating that a player has had in a pool, of those that were established.
    pub fn best(&self, user: UserId, pool: Pool) -> Result<Option<Rating>, StoreError> {
        Ok(self.db.first(
            "SELECT rating, deviation, volatility FROM changes
             WHERE generation = (SELECT generation FROM ledger WHERE id = 1)
               AND player = ?1 AND pool = ?2 AND deviation <= ?3
             ORDER BY rating DESC LIMIT 1",
            params![user, pool, domain::ratings::ESTABLISHED],
            ratings::rating,
        )?)
    }
}

fn cursor(row: &Row<'_>) -> Result<LeaderboardCursor, DbError> {
    Ok(LeaderboardCursor {
        rung: row.get("rung")?,
        user: row.get("player")?,
    })
}

/// The steps of SQLite's query plan.
#[cfg(test)]
pub(crate) fn plan(db: &rusqlite::Connection, sql: &str) -> Vec<String> {
    let mut statement = db
        .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
        .expect("valid");
    let steps = statement.raw_query().mapped(|row| row.get("detail"));
    steps.collect::<Result<_, _>>().expect("a plan")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Address, Store};

    /// Each step searches an index. So the cost grows with the depth of the index, which is
    /// logarithmic, and with the number of rows that are wanted. Nothing is scanned or sorted.
    #[test]
    fn every_statement_of_a_page_searches_an_index() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("courtier.db");
        Store::open(&Address::File(path.clone())).expect("a database");
        let db = rusqlite::Connection::open(&path).expect("opens");
        for (sql, index) in [
            (
                AFTER,
                "seats_in_order (generation=? AND scope=? AND pool=? AND (rung,player)>(?,?))",
            ),
            (
                BEFORE,
                "seats_in_order (generation=? AND scope=? AND pool=? AND rung>? AND (rung,player)<(?,?))",
            ),
            (
                CURSOR_OF,
                "PRIMARY KEY (generation=? AND player=? AND pool=? AND scope=?)",
            ),
            (
                ROW,
                "PRIMARY KEY (generation=? AND player=? AND pool=? AND scope=?)",
            ),
            (TALLIES, "PRIMARY KEY (generation=? AND scope=? AND pool=?)"),
            (STANDINGS_OF, "PRIMARY KEY (generation=? AND player=?)"),
        ] {
            let steps = plan(&db, sql);
            assert!(
                steps.iter().any(|step| step.contains(index)),
                "{sql}: {steps:#?}"
            );
            for step in &steps {
                let searches = ["SEARCH", "SCALAR SUBQUERY", "REUSE SUBQUERY"]
                    .iter()
                    .any(|start| step.starts_with(start));
                assert!(searches, "{sql}: {step}");
            }
        }
        let scan = plan(&db, "SELECT player FROM seats WHERE rung_then = 1");
        assert!(
            scan[0].starts_with("SCAN"),
            "a scan would be seen: {scan:?}"
        );
    }
}
