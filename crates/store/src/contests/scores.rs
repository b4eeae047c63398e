//! The scores of servers in contests.

use super::{Contests, ContestsMut};
use crate::{
    StoreError,
    db::{DbError, Row, params},
};
use domain::{
    community::{
        Season,
        contest::{ContestId, ServerScore},
    },
    ratings::Pool,
};

impl Contests<'_> {
    /// Returns the scores of both servers in a contest, in each game and in all.
    pub fn scores(&self, contest: ContestId) -> Result<Vec<(Pool, ServerScore)>, StoreError> {
        Ok(self.db.rows(
            "SELECT pool, server, opponent, points, halves, boards FROM contest_scores
             WHERE contest = ?1 ORDER BY server, pool",
            params![contest],
            |row| Ok((row.get("pool")?, score(row)?)),
        )?)
    }
}

impl ContestsMut<'_> {
    /// Stores what a server has scored in a contest in a pool of games.
    pub fn insert_score(
        &self,
        contest: ContestId,
        season: Season,
        pool: Pool,
        score: &ServerScore,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO contest_scores (contest, server, pool, opponent, season, points, halves,
                                         boards)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (contest, server, pool) DO UPDATE
             SET points = excluded.points, halves = excluded.halves, boards = excluded.boards",
            params![
                contest,
                score.server,
                pool,
                score.opponent,
                season,
                score.points,
                score.halves,
                score.boards,
            ],
        )?;
        Ok(())
    }
}

fn score(row: &Row<'_>) -> Result<ServerScore, DbError> {
    Ok(ServerScore {
        server: row.get("server")?,
        opponent: row.get("opponent")?,
        points: row.get("points")?,
        halves: row.get("halves")?,
        boards: row.get("boards")?,
    })
}
