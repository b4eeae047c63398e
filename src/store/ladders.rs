//! Ladders: who stands on which rung, and the challenges that may change that. Whoever changes one
//! has the lock of its server.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::{
    clock::Timestamp,
    community::ladder::Ladder,
    games::GameId,
    matches::{MatchId, ServerId, UserId},
};

/// A challenge for a place on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderGame {
    /// The server of the ladder.
    pub server: ServerId,
    /// The game of the ladder.
    pub game: GameId,
    /// Who has challenged.
    pub challenger: UserId,
    /// Who was challenged.
    pub challenged: UserId,
}

impl ReadTx<'_> {
    /// The ladder of a game in a server.
    pub fn climbers(&self, server: ServerId, game: GameId) -> Result<Ladder, StoreError> {
        let players = self.db.rows(
            "SELECT player FROM ladder_rungs WHERE server = ?1 AND game = ?2 ORDER BY place",
            params![server, game],
            only,
        )?;
        Ok(Ladder::new(players))
    }

    /// Whether a challenge or match is one of a ladder.
    pub fn is_of_ladder(&self, id: MatchId) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT 1 FROM ladder_games WHERE match = ?1",
            params![id],
            only,
        )?;
        Ok(found.is_some())
    }

    /// The matches of ladders that have just ended, and no more than `most`.
    pub fn ended_ladder_games(&self, most: u32) -> Result<Vec<(MatchId, LadderGame)>, StoreError> {
        Ok(self.db.rows(
            "SELECT match, server, game, challenger, challenged FROM ladder_games
             WHERE news = 1 ORDER BY match LIMIT ?1",
            params![most],
            |row| {
                let of = LadderGame {
                    server: row.get("server")?,
                    game: row.get("game")?,
                    challenger: row.get("challenger")?,
                    challenged: row.get("challenged")?,
                };
                Ok((row.get("match")?, of))
            },
        )?)
    }
}

impl WriteTx<'_> {
    /// Stores how a ladder stands now.
    pub fn set_climbers(
        &self,
        server: ServerId,
        game: GameId,
        ladder: &Ladder,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM ladder_rungs WHERE server = ?1 AND game = ?2",
            params![server, game],
        )?;
        for (place, player) in (1_u32..).zip(ladder.players()) {
            self.db.execute(
                "INSERT INTO ladder_rungs (server, game, place, player) VALUES (?1, ?2, ?3, ?4)",
                params![server, game, place, *player],
            )?;
        }
        Ok(())
    }

    /// Notes that a challenge is one of a ladder.
    pub fn insert_ladder_game(&self, id: MatchId, of: &LadderGame) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO ladder_games (match, server, game, challenger, challenged)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![id, of.server, of.game, of.challenger, of.challenged],
        )?;
        Ok(())
    }

    /// Notes that a match of a ladder that has ended was looked at. False if another process has done
    /// so.
    pub fn forget_ladder_news(&self, id: MatchId) -> Result<bool, StoreError> {
        let forgotten = self.db.execute(
            "UPDATE ladder_games SET news = 0 WHERE match = ?1 AND news = 1",
            params![id],
        )?;
        Ok(forgotten > 0)
    }

    /// Forgets a challenge on a ladder of which no match comes.
    pub(super) fn forget_ladder_game(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM ladder_games WHERE match = ?1", params![id])?;
        Ok(())
    }

    /// Has the ladder looked at whose game this match is, if it is one's.
    pub(super) fn note_ladder_game(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        let noted = self.db.execute(
            "UPDATE ladder_games SET news = 1 WHERE match = ?1",
            params![id],
        )?;
        if noted > 0 {
            self.note_look(now);
        }
        Ok(())
    }
}
