//! The players who have signed up for a contest.

use super::{Contests, ContestsMut, games, games_text};
use crate::{StoreError, db::params};
use domain::{
    clock::Timestamp,
    community::contest::{ContestId, Team},
    matches::UserId,
};
use rules::GameId;

/// A player who has signed up for a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedUp {
    /// The player.
    pub player: UserId,
    /// The team.
    pub team: Team,
    /// The games that they play. Empty: all of the contest.
    pub games: Vec<GameId>,
    /// Whether they are or were on a board.
    pub seated: bool,
}

impl Contests<'_> {
    /// Returns the players who have signed up for a contest, in the order of signing up.
    pub fn signed_up(&self, contest: ContestId) -> Result<Vec<SignedUp>, StoreError> {
        Ok(self.db.rows(
            "SELECT player, team, games, seated FROM contest_players
             WHERE contest = ?1 ORDER BY joined_at, player",
            params![contest],
            |row| {
                Ok(SignedUp {
                    player: row.get("player")?,
                    team: row.get("team")?,
                    games: games(&row.get::<String>("games")?),
                    seated: row.get("seated")?,
                })
            },
        )?)
    }
}

impl ContestsMut<'_> {
    /// Signs a player up for a contest. A player who has already signed up gets these games.
    pub fn sign_up(
        &self,
        contest: ContestId,
        player: UserId,
        team: Team,
        games: &[GameId],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO contest_players (contest, player, team, joined_at, games)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (contest, player) DO UPDATE SET games = excluded.games",
            params![contest, player, team, now, games_text(games)],
        )?;
        Ok(())
    }

    /// Removes a player from the list.
    pub fn sign_off(&self, contest: ContestId, player: UserId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM contest_players WHERE contest = ?1 AND player = ?2 AND seated = 0",
            params![contest, player],
        )?;
        Ok(())
    }

    /// Notes that a player is on a board.
    pub fn note_seated(&self, contest: ContestId, player: UserId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE contest_players SET seated = 1 WHERE contest = ?1 AND player = ?2",
            params![contest, player],
        )?;
        Ok(())
    }
}
