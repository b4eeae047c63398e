//! The pairings of a tournament and their results.

use super::{TournamentId, Tournaments, TournamentsMut};
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    community::tournament::{Game, GameResult},
    matches::{MatchId, UserId},
};
use rules::Outcome;

/// A game whose match runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningGame {
    /// The match.
    pub id: MatchId,
    /// Whose turn it is.
    pub turn: UserId,
    /// Since when.
    pub since: Timestamp,
    /// How many plies were played.
    pub ply: u32,
}

/// A game whose match has ended but that has no result yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// The match.
    pub id: MatchId,
    /// The winner, if there is one. `None` if it had hardly begun.
    pub outcome: Option<Outcome>,
}

impl Tournaments<'_> {
    /// Returns the games of a tournament, in the order of rounds, boards and games.
    pub(super) fn games(&self, id: TournamentId) -> Result<Vec<Game>, StoreError> {
        Ok(self.db.rows(
            "SELECT round, board, game, first, second, match, result
             FROM tournament_games WHERE tournament = ?1 ORDER BY round, board, game",
            params![id],
            game,
        )?)
    }

    /// Returns the tournament that this match belongs to, if there is one.
    pub fn of_match(&self, id: MatchId) -> Result<Option<TournamentId>, StoreError> {
        Ok(self.db.first(
            "SELECT tournament FROM tournament_games WHERE match = ?1",
            params![id],
            only,
        )?)
    }

    /// Returns the games of a tournament whose matches run.
    pub fn running_games(&self, id: TournamentId) -> Result<Vec<RunningGame>, StoreError> {
        Ok(self.db.rows(
            "SELECT matches.id AS id, turn, turn_since, ply
             FROM tournament_games JOIN matches ON matches.id = match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NULL
             ORDER BY matches.id",
            params![id],
            |row| {
                Ok(RunningGame {
                    id: row.get("id")?,
                    turn: row.get("turn")?,
                    since: row.get("turn_since")?,
                    ply: row.get("ply")?,
                })
            },
        )?)
    }

    /// Returns the games of a tournament that have no result yet and get one from their matches,
    /// which have ended.
    pub fn ended_games(&self, id: TournamentId) -> Result<Vec<EndedGame>, StoreError> {
        Ok(self.db.rows(
            "SELECT match, outcome FROM tournament_games JOIN matches ON matches.id = match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NOT NULL
               AND annulled_at IS NULL AND (outcome IS NOT NULL OR termination = 'unplayed')
             ORDER BY match",
            params![id],
            |row| {
                Ok(EndedGame {
                    id: row.get("match")?,
                    outcome: row.get("outcome")?,
                })
            },
        )?)
    }

    /// Returns the games of a tournament that have no result and get none from their matches,
    /// because these were aborted or declared void.
    pub fn undecided_games(&self, id: TournamentId) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT match FROM tournament_games JOIN matches ON matches.id = match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NOT NULL
               AND (annulled_at IS NOT NULL OR (outcome IS NULL AND termination <> 'unplayed'))
             ORDER BY match",
            params![id],
            only,
        )?)
    }

    /// Whether managers have decided the game of this match.
    pub fn is_ruled(&self, id: MatchId) -> Result<bool, StoreError> {
        let ruled: Option<bool> = self.db.first(
            "SELECT ruled FROM tournament_games WHERE match = ?1",
            params![id],
            only,
        )?;
        Ok(ruled == Some(true))
    }
}

impl TournamentsMut<'_> {
    /// Stores a game that was paired.
    pub fn insert_game(&self, id: TournamentId, game: &Game) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO tournament_games (tournament, round, board, game, first, second, match,
                                           result)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![
                id,
                game.round,
                game.board,
                game.game,
                game.first,
                game.second,
                game.id,
                game.result
            ],
        )?;
        Ok(())
    }

    /// Stores the match's own result as that of its game.
    pub fn set_result(&self, id: MatchId, result: GameResult) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournament_games SET result = ?2, ruled = 0 WHERE match = ?1",
            params![id, result],
        )?;
        Ok(())
    }

    /// Stores the result that managers have decided on for the game of this match.
    pub fn rule(&self, id: MatchId, result: GameResult) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournament_games SET result = ?2, ruled = 1 WHERE match = ?1",
            params![id, result],
        )?;
        Ok(())
    }

    /// Removes the results of matches that were declared void, from this round on. Managers have to
    /// say what they count for.
    pub fn void_results(&self, id: TournamentId, from_round: u32) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournament_games SET result = NULL
             WHERE tournament = ?1 AND round >= ?2 AND ruled = 0 AND result IS NOT NULL
               AND match IN (SELECT id FROM matches
                             WHERE matches.id = tournament_games.match
                               AND annulled_at IS NOT NULL)",
            params![id, from_round],
        )?;
        Ok(())
    }
}

fn game(row: &Row<'_>) -> Result<Game, DbError> {
    Ok(Game {
        round: row.get("round")?,
        board: row.get("board")?,
        game: row.get("game")?,
        first: row.get("first")?,
        second: row.get("second")?,
        id: row.get("match")?,
        result: row.get("result")?,
    })
}
