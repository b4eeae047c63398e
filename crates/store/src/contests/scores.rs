//! The scores of servers in contests.

use super::{ContestBoard, Contests, ContestsMut};
use crate::{
    StoreError,
    db::{DbError, Row, params},
};
use domain::{
    community::{
        Season,
        contest::{BoardResult, Contest, ContestId, Score, ServerScore, Team},
    },
    ratings::Pool,
};

/// Computes the scores of both servers in a contest with these boards, in each game and in all.
pub fn scores(contest: &Contest, boards: &[ContestBoard]) -> Vec<(Pool, ServerScore)> {
    let games = contest.terms.games().iter();
    let pools = games.map(|game| Pool::Game(*game)).chain([Pool::All]);
    let mut found = Vec::new();
    for pool in pools {
        let counts = |board: &&ContestBoard| match pool {
            Pool::All => true,
            Pool::Game(game) => board.game == game,
        };
        // A board that counts for nobody is not used for ranking.
        let results = boards
            .iter()
            .filter(counts)
            .filter_map(|board| board.result);
        let score = Score::of(results.filter(|result| *result != BoardResult::Void));
        if score.boards == 0 {
            continue;
        }
        for team in Team::BOTH {
            let brought = ServerScore {
                server: contest.servers[team.index()],
                opponent: contest.servers[team.other().index()],
                points: score.match_points(team),
                halves: score.halves[team.index()],
                boards: score.boards,
            };
            found.push((pool, brought));
        }
    }
    found
}

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
