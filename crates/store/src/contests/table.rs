//! The table of servers, computed by the database: it grows with every contest, and a page shows a
//! few rows. The rule is in [`community::contest`](domain::community::contest::Row).

use super::Contests;
use crate::{
    StoreError,
    db::{DbError, Row as Found, only, params},
};
use domain::{
    community::{Season, contest::Row},
    matches::ServerId,
    ratings::Pool,
};

/// A server's record against another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// The opponent.
    pub opponent: ServerId,
    /// Contests won, drawn and lost.
    pub contests: [u32; 3],
    /// Half board points for and against.
    pub halves: [u32; 2],
}

/// Identifies a table of servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableKey {
    /// The pool of games.
    pub pool: Pool,
    /// The season. `None` for all time.
    pub season: Option<Season>,
}

/// A range of rows of a table, by their place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowWindow {
    /// How many rows to skip.
    pub skip: u32,
    /// The most rows.
    pub most: u32,
}

impl Contests<'_> {
    /// Loads rows of a table of servers: those of one server or of all.
    pub fn server_rows(
        &self,
        TableKey { pool, season }: TableKey,
        only: Option<ServerId>,
        RowWindow { skip, most }: RowWindow,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(self.db.rows(
            "WITH theirs AS MATERIALIZED (
                 SELECT server, count(*) AS contests, CAST(sum(points) AS BIGINT) AS points,
                        CAST(sum(halves) AS BIGINT) AS halves, CAST(sum(boards) AS BIGINT) AS boards
                 FROM contest_scores
                 WHERE pool = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR season = ?2)
                 GROUP BY server)
             SELECT place, server, contests, points, halves, boards, strength FROM (
                 SELECT rank() OVER (ORDER BY points DESC, halves DESC, strength DESC) AS place,
                        server, contests, points, halves, boards, strength
                 FROM (SELECT mine.server AS server, mine.contests AS contests,
                              mine.points AS points, mine.halves AS halves, mine.boards AS boards,
                              CAST((SELECT sum(theirs.points * 100 / theirs.contests)
                                    FROM contest_scores AS met
                                    JOIN theirs ON theirs.server = met.opponent
                                    WHERE met.server = mine.server AND met.pool = ?1
                                      AND (CAST(?2 AS BIGINT) IS NULL OR met.season = ?2)
                                   ) AS BIGINT) / mine.contests AS strength
                       FROM theirs AS mine) AS due) AS times
             WHERE CAST(?3 AS BIGINT) IS NULL OR server = ?3
             ORDER BY place, contests, server LIMIT ?5 OFFSET ?4",
            params![pool, season, only, skip, most],
            row,
        )?)
    }

    /// Returns the number of servers in that table.
    pub fn count_servers(&self, TableKey { pool, season }: TableKey) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT count(DISTINCT server) FROM contest_scores
             WHERE pool = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR season = ?2)",
            params![pool, season],
            only,
        )?)
    }

    /// Returns a server's record against those that it has met most often.
    pub fn record_against(&self, server: ServerId, most: u32) -> Result<Vec<Against>, StoreError> {
        Ok(self.db.rows(
            "SELECT mine.opponent AS opponent, count(*) AS met,
                    CAST(sum(CASE mine.points WHEN 2 THEN 1 ELSE 0 END) AS BIGINT) AS won,
                    CAST(sum(CASE mine.points WHEN 1 THEN 1 ELSE 0 END) AS BIGINT) AS drawn,
                    CAST(sum(CASE mine.points WHEN 0 THEN 1 ELSE 0 END) AS BIGINT) AS lost,
                    CAST(sum(mine.halves) AS BIGINT) AS halves,
                    CAST(sum(theirs.halves) AS BIGINT) AS halves_against
             FROM contest_scores AS mine
             JOIN contest_scores AS theirs ON theirs.contest = mine.contest
                                          AND theirs.server = mine.opponent
                                          AND theirs.pool = mine.pool
             WHERE mine.server = ?1 AND mine.pool = ?2
             GROUP BY mine.opponent ORDER BY met DESC, opponent LIMIT ?3",
            params![server, Pool::All, most],
            |row| {
                Ok(Against {
                    opponent: row.get("opponent")?,
                    contests: [row.get("won")?, row.get("drawn")?, row.get("lost")?],
                    halves: [row.get("halves")?, row.get("halves_against")?],
                })
            },
        )?)
    }
}

fn row(row: &Found<'_>) -> Result<Row, DbError> {
    Ok(Row {
        place: row.get("place")?,
        server: row.get("server")?,
        contests: row.get("contests")?,
        points: row.get("points")?,
        halves: row.get("halves")?,
        boards: row.get("boards")?,
        strength: row.get("strength")?,
    })
}
