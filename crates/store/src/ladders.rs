//! Ladders: which player is on which rung, and the challenges that can change that. Code that
//! changes a ladder holds the lock of its server.

use std::collections::HashMap;

use super::{
    StoreError,
    db::{only, params},
    due_rows::{Cursor, DueRow, due_row_of},
};
use domain::{
    clock::Timestamp,
    community::ladder::Ladder,
    matches::{MatchId, ServerId, UserId},
};
use rules::GameId;

crate::tx::topic! {
    /// Ladders of servers, and the challenges for places on them.
    ladders: Ladders, LaddersMut
}

/// A challenge for a place on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderGame {
    /// The server of the ladder.
    pub server: ServerId,
    /// The game of the ladder.
    pub game: GameId,
    /// The player who has challenged.
    pub challenger: UserId,
    /// The player who was challenged.
    pub challenged: UserId,
}

/// The outcome of a challenge for a place on a ladder, or what is at stake in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderStake {
    /// It is waiting, or was accepted.
    Open,
    /// The challenged player has declined it. The next time costs the place.
    Declined,
    /// It has cost the challenged player the place.
    Lost,
}

/// A challenge for a place that waits, or the match that it became.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderMeeting {
    /// Its number.
    pub id: MatchId,
    /// The player who has challenged.
    pub challenger: UserId,
    /// The player who was challenged.
    pub challenged: UserId,
    /// Whether it is a match already.
    pub is_match: bool,
}

/// A player on ladders of a server, whose activity there is to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderLook {
    /// The server.
    pub server: ServerId,
    /// The player.
    pub player: UserId,
    /// When the player was last checked. The earliest possible time means never.
    pub before: Timestamp,
}

impl Ladders<'_> {
    /// Returns the ladder of a game in a server.
    pub fn climbers(&self, server: ServerId, game: GameId) -> Result<Ladder, StoreError> {
        let players = self.db.rows(
            "SELECT player FROM ladder_rungs WHERE server = ?1 AND game = ?2 ORDER BY place",
            params![server, game],
            only,
        )?;
        Ok(Ladder::new(players))
    }

    /// Whether a challenge or match belongs to a ladder.
    pub fn has_match(&self, id: MatchId) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT 1 FROM ladder_games WHERE match = ?1",
            params![id],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns what is at stake in a challenge, if it is one of a ladder.
    pub fn stake(&self, id: MatchId) -> Result<Option<LadderStake>, StoreError> {
        Ok(self.db.first(
            "SELECT refused_at, lost FROM ladder_games WHERE match = ?1",
            params![id],
            |row| {
                let refused_at: Option<Timestamp> = row.get("refused_at")?;
                Ok(match (refused_at, row.get("lost")?) {
                    (None, _) => LadderStake::Open,
                    (Some(_), false) => LadderStake::Declined,
                    (Some(_), true) => LadderStake::Lost,
                })
            },
        )?)
    }

    /// Returns whether the two players of a challenge have another one that waits, or are playing
    /// for a place.
    pub fn has_game(&self, of: &LadderGame) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT theirs.match FROM (
                 SELECT match, server, game FROM ladder_games
                 WHERE challenger = ?3 AND challenged = ?4
                 UNION ALL
                 SELECT match, server, game FROM ladder_games
                 WHERE challenger = ?4 AND challenged = ?3) AS theirs
             JOIN challenges ON challenges.id = theirs.match
             LEFT JOIN matches ON matches.id = theirs.match
             WHERE theirs.server = ?1 AND theirs.game = ?2
               AND (state = 'open' OR (state = 'accepted' AND ended_at IS NULL))
             LIMIT 1",
            params![of.server, of.game, of.challenger, of.challenged],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns a player's waiting challenges and running matches on a ladder, the oldest first.
    pub fn meetings(
        &self,
        server: ServerId,
        game: GameId,
        player: UserId,
    ) -> Result<Vec<LadderMeeting>, StoreError> {
        Ok(self.db.rows(
            "SELECT theirs.match, theirs.challenger, theirs.challenged,
                    CASE WHEN state = 'accepted' THEN 1 ELSE 0 END AS is_match
             FROM (
                 SELECT match, server, game, challenger, challenged FROM ladder_games
                 WHERE challenger = ?3
                 UNION ALL
                 SELECT match, server, game, challenger, challenged FROM ladder_games
                 WHERE challenged = ?3) AS theirs
             JOIN challenges ON challenges.id = theirs.match
             LEFT JOIN matches ON matches.id = theirs.match
             WHERE theirs.server = ?1 AND theirs.game = ?2
               AND (state = 'open' OR (state = 'accepted' AND ended_at IS NULL))
             ORDER BY theirs.match",
            params![server, game, player],
            |row| {
                Ok(LadderMeeting {
                    id: row.get("match")?,
                    challenger: row.get("challenger")?,
                    challenged: row.get("challenged")?,
                    is_match: row.get("is_match")?,
                })
            },
        )?)
    }

    /// Returns whether the challenged player has declined the same challenger since then.
    pub fn has_declined(&self, of: &LadderGame, since: Timestamp) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT 1 FROM ladder_games
             WHERE challenger = ?3 AND challenged = ?4 AND server = ?1 AND game = ?2
               AND refused_at > ?5 AND lost = 0 LIMIT 1",
            params![of.server, of.game, of.challenger, of.challenged, since],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns when a player on a ladder was last found to play in its server, or `None` before the
    /// first check.
    pub fn last_active(
        &self,
        server: ServerId,
        game: GameId,
        player: UserId,
    ) -> Result<Option<Timestamp>, StoreError> {
        let found: Option<Option<Timestamp>> = self.db.first(
            "SELECT active_at FROM ladder_rungs WHERE server = ?1 AND game = ?2 AND player = ?3",
            params![server, game, player],
            only,
        )?;
        Ok(found.flatten())
    }

    /// Returns whether any refusal of a challenge is older than that.
    pub fn has_refusals(&self, before: Timestamp) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT match FROM ladder_games
             WHERE refused_at IS NOT NULL AND refused_at <= ?1 LIMIT 1",
            params![before],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns a page of the matches of ladders that have just ended, with their servers, at most
    /// `most`.
    pub fn ended_games(
        &self,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<(MatchId, ServerId)>>, StoreError> {
        Ok(self.db.rows(
            "SELECT match, server, 0 AS at, match AS key FROM ladder_games
             WHERE news = 1 AND match > ?1 ORDER BY match LIMIT ?2",
            params![after.id, most],
            |row| due_row_of(row, (row.get("match")?, row.get("server")?)),
        )?)
    }

    /// Returns the details of a challenge on a ladder.
    pub fn game(&self, id: MatchId) -> Result<Option<LadderGame>, StoreError> {
        Ok(self.db.first(
            "SELECT server, game, challenger, challenged FROM ladder_games WHERE match = ?1",
            params![id],
            |row| {
                Ok(LadderGame {
                    server: row.get("server")?,
                    game: row.get("game")?,
                    challenger: row.get("challenger")?,
                    challenged: row.get("challenged")?,
                })
            },
        )?)
    }

    /// Returns the ladders that a user is on.
    pub fn of_player(&self, user: UserId) -> Result<Vec<(ServerId, GameId)>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, game FROM ladder_rungs WHERE player = ?1 ORDER BY server, game",
            params![user],
            |row| Ok((row.get("server")?, row.get("game")?)),
        )?)
    }
}

impl LaddersMut<'_> {
    /// Stores the current order of a ladder. New players on it enter at this moment.
    pub fn set_climbers(
        &self,
        server: ServerId,
        game: GameId,
        ladder: &Ladder,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let known: Vec<(UserId, (Option<Timestamp>, Timestamp))> = self.db.rows(
            "SELECT player, active_at, looked_at FROM ladder_rungs WHERE server = ?1 AND game = ?2",
            params![server, game],
            |row| {
                let times = (row.get("active_at")?, row.get("looked_at")?);
                Ok((row.get("player")?, times))
            },
        )?;
        let known: HashMap<_, _> = known.into_iter().collect();
        self.db.execute(
            "DELETE FROM ladder_rungs WHERE server = ?1 AND game = ?2",
            params![server, game],
        )?;
        for (place, player) in (1_u32..).zip(ladder.players()) {
            let times = known.get(player).copied();
            let (active_at, looked_at) = times.unwrap_or((Some(now), now));
            self.db.execute(
                "INSERT INTO ladder_rungs (server, game, place, player, active_at, looked_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![server, game, place, *player, active_at, looked_at],
            )?;
        }
        Ok(())
    }

    /// Returns players on ladders who were not checked since before that, the longest ago first,
    /// and notes that they are checked now. Leaves out servers that the bot is not in.
    pub fn claim_looks(
        &self,
        before: Timestamp,
        most: u32,
        now: Timestamp,
    ) -> Result<Vec<LadderLook>, StoreError> {
        let due = self.db.rows(
            "SELECT server, player, max(looked_at) AS looked_at FROM (
                 SELECT server, player, looked_at FROM ladder_rungs
                 WHERE looked_at <= ?1
                   AND NOT EXISTS (SELECT absences.server FROM absences
                                   WHERE absences.server = ladder_rungs.server
                                     AND ended_at IS NULL)
                 ORDER BY looked_at LIMIT ?2) AS due
             GROUP BY server, player ORDER BY server, player",
            params![before, most],
            |row| {
                Ok(LadderLook {
                    server: row.get("server")?,
                    player: row.get("player")?,
                    before: row.get("looked_at")?,
                })
            },
        )?;
        for look in &due {
            self.db.execute(
                "UPDATE ladder_rungs SET looked_at = ?3 WHERE player = ?2 AND server = ?1",
                params![look.server, look.player, now],
            )?;
        }
        Ok(due)
    }

    /// Notes when a player on a ladder was last found to play in its server.
    pub fn set_active(
        &self,
        server: ServerId,
        game: GameId,
        player: UserId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE ladder_rungs SET active_at = ?4
             WHERE server = ?1 AND game = ?2 AND player = ?3",
            params![server, game, player, at],
        )?;
        Ok(())
    }

    /// Notes that a challenge on a ladder was refused, and whether it cost the place.
    pub fn set_refusal(&self, id: MatchId, at: Timestamp, lost: bool) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE ladder_games SET refused_at = ?2, lost = ?3 WHERE match = ?1",
            params![id, at, lost],
        )?;
        Ok(())
    }

    /// Forgets that the challenged player has declined the same challenger: they have played, or it
    /// has cost the place.
    pub fn forgive(&self, of: &LadderGame) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM ladder_games
             WHERE challenger = ?3 AND challenged = ?4 AND server = ?1 AND game = ?2
               AND refused_at IS NOT NULL AND lost = 0",
            params![of.server, of.game, of.challenger, of.challenged],
        )?;
        Ok(())
    }

    /// Forgets refusals of challenges that no longer count, at most `most`. Returns how many.
    pub fn forget_refusals(&self, before: Timestamp, most: u32) -> Result<u32, StoreError> {
        let forgotten = self.db.execute(
            "DELETE FROM ladder_games
             WHERE match IN (SELECT match FROM ladder_games
                             WHERE refused_at IS NOT NULL AND refused_at <= ?1
                             LIMIT ?2)",
            params![before, most],
        )?;
        Ok(u32::try_from(forgotten).unwrap_or(most))
    }

    /// Notes that a challenge belongs to a ladder.
    pub fn insert_game(&self, id: MatchId, of: &LadderGame) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO ladder_games (match, server, game, challenger, challenged)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![id, of.server, of.game, of.challenger, of.challenged],
        )?;
        Ok(())
    }

    /// Notes that an ended match of a ladder was handled. Returns `false` if another process has
    /// done so.
    pub fn forget_news(&self, id: MatchId) -> Result<bool, StoreError> {
        let forgotten = self.db.execute(
            "UPDATE ladder_games SET news = 0 WHERE match = ?1 AND news = 1",
            params![id],
        )?;
        Ok(forgotten > 0)
    }

    /// Forgets a challenge on a ladder that leads to nothing.
    pub fn forget_game(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM ladder_games WHERE match = ?1", params![id])?;
        Ok(())
    }

    /// Makes the ladder of this challenge or match due, if it was for a place on one.
    pub fn note_game(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        let noted = self.db.execute(
            "UPDATE ladder_games SET news = 1 WHERE match = ?1",
            params![id],
        )?;
        if noted > 0 {
            self.tx.note_look(now);
        }
        Ok(())
    }
}
