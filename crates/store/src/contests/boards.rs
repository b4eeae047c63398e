//! The boards of a contest.

use super::{Contests, ContestsMut};
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::clock::Timestamp;
use domain::{
    community::contest::{ContestBoard, ContestId},
    matches::MatchId,
};

impl Contests<'_> {
    /// Returns the boards of a contest.
    pub fn boards(&self, contest: ContestId) -> Result<Vec<ContestBoard>, StoreError> {
        Ok(self.db.rows(
            "SELECT number, game, home_player, away_player, home_rating, away_rating, home_side,
                    match, result
             FROM contest_boards WHERE contest = ?1 ORDER BY number",
            params![contest],
            board,
        )?)
    }

    /// Returns the boards of a contest that are left alone for now, because they could not be read.
    pub fn resting_boards(
        &self,
        contest: ContestId,
        now: Timestamp,
    ) -> Result<Vec<u32>, StoreError> {
        Ok(self.db.rows(
            "SELECT number FROM contest_boards
             WHERE contest = ?1 AND rests_until > ?2 ORDER BY number",
            params![contest, now],
            only,
        )?)
    }

    /// Returns the contest that this match belongs to, and the number of its board.
    pub fn of_match(&self, played: MatchId) -> Result<Option<(ContestId, u32)>, StoreError> {
        Ok(self.db.first(
            "SELECT contest, number FROM contest_boards WHERE match = ?1",
            params![played],
            |row| Ok((row.get("contest")?, row.get("number")?)),
        )?)
    }

    /// Whether a match at a board was declared void.
    pub fn is_void(&self, played: MatchId) -> Result<bool, StoreError> {
        let annulled: Option<Option<Timestamp>> = self.db.first(
            "SELECT annulled_at FROM matches WHERE id = ?1",
            params![played],
            only,
        )?;
        Ok(annulled.flatten().is_some())
    }
}

impl ContestsMut<'_> {
    /// Sets up a board, or restarts it.
    pub fn set_board(&self, contest: ContestId, board: &ContestBoard) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO contest_boards (contest, number, game, home_player, away_player, home_rating,
                                         away_rating, home_side, match, result)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT (contest, number) DO UPDATE
             SET home_player = excluded.home_player, away_player = excluded.away_player,
                 home_rating = excluded.home_rating, away_rating = excluded.away_rating,
                 match = excluded.match, result = excluded.result, rests_until = NULL",
            params![
                contest,
                board.number,
                board.game,
                board.players[0],
                board.players[1],
                board.ratings[0],
                board.ratings[1],
                board.home_side,
                board.played,
                board.result,
            ],
        )?;
        Ok(())
    }

    /// Leaves a board that cannot be read alone until then.
    pub fn rest_board(
        &self,
        contest: ContestId,
        number: u32,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE contest_boards SET rests_until = ?3 WHERE contest = ?1 AND number = ?2",
            params![contest, number, until],
        )?;
        Ok(())
    }

    /// Makes the contest of this match due soon, if it belongs to one.
    pub fn look_at(&self, played: MatchId, now: Timestamp) -> Result<(), StoreError> {
        if self.of_match(played)?.is_some() {
            self.tx.note_look(now);
        }
        Ok(())
    }
}

fn board(row: &Row<'_>) -> Result<ContestBoard, DbError> {
    Ok(ContestBoard {
        number: row.get("number")?,
        game: row.get("game")?,
        players: [row.get("home_player")?, row.get("away_player")?],
        ratings: [row.get("home_rating")?, row.get("away_rating")?],
        home_side: row.get("home_side")?,
        played: row.get("match")?,
        result: row.get("result")?,
    })
}
