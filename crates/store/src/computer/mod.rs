//! Matches against the computer: those in which it is to move, and how the others ended.

mod answers;

use super::{
    Holder, StoreError,
    db::{Db, DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{End, FoundAt, Level, MatchId, Players, UserId},
};
use rules::{GameId, Side};

crate::tx::topic! {
    /// Matches against the computer, its turns, and its hints and analyses.
    computer: Computer, ComputerMut
}

/// A match in which the computer is to move, leased to a process that computes moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// The match.
    pub id: MatchId,
    /// The person who plays it.
    pub player: UserId,
    /// How many times the computer has failed to move in it.
    pub failures: u32,
}

/// A match against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerMatch {
    /// The person who plays it.
    pub player: UserId,
    /// The computer's level.
    pub level: Level,
    /// Whether new things are explained in it.
    pub guided: bool,
}

/// A user's results against a level of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelRecord {
    /// The game.
    pub game: GameId,
    /// The level.
    pub level: Level,
    /// The matches won.
    pub won: u32,
    /// The matches lost.
    pub lost: u32,
    /// The matches drawn.
    pub drawn: u32,
}

impl Computer<'_> {
    /// Returns a match against the computer, if it is one.
    pub fn find(&self, id: MatchId) -> Result<Option<ComputerMatch>, StoreError> {
        Ok(self.db.first(
            "SELECT player, level, guided FROM computer_matches WHERE match = ?1",
            params![id],
            |row| {
                Ok(ComputerMatch {
                    player: row.get("player")?,
                    level: row.get("level")?,
                    guided: row.get("guided")?,
                })
            },
        )?)
    }

    /// Returns the running matches of a user against the computer, the oldest first, and where each
    /// is shown. Leaves out those in servers that the bot is not in, where nobody can continue
    /// them.
    pub fn running(&self, player: UserId) -> Result<Vec<FoundAt>, StoreError> {
        Ok(self.db.rows(
            "SELECT match, server,
                    CASE WHEN private = 1 THEN NULL ELSE coalesce(venue, channel) END AS shown_in
             FROM computer_matches JOIN challenges ON challenges.id = computer_matches.match
             WHERE player = ?1 AND result IS NULL
               AND NOT EXISTS (SELECT away.server FROM absences AS away
                               WHERE away.server = challenges.server AND away.ended_at IS NULL)
             ORDER BY match",
            params![player],
            |row| {
                Ok(FoundAt {
                    id: row.get("match")?,
                    server: row.get("server")?,
                    channel: row.get("shown_in")?,
                })
            },
        )?)
    }

    /// Returns the running match of a user against this level in this game, if there is one.
    pub fn find_at(
        &self,
        player: UserId,
        game: GameId,
        level: Level,
    ) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.first(
            "SELECT match FROM computer_matches
             WHERE player = ?1 AND game = ?2 AND level = ?3 AND result IS NULL
             ORDER BY match LIMIT 1",
            params![player, game, level],
            only,
        )?)
    }

    /// Returns when a user began their `manieth` newest match against the computer, if that is
    /// later than `since`.
    pub fn begun(
        &self,
        player: UserId,
        since: Timestamp,
        manieth: u32,
    ) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT made_at FROM computer_matches
             JOIN challenges ON challenges.id = computer_matches.match
             WHERE player = ?1 AND made_at > ?2
             ORDER BY computer_matches.match DESC LIMIT 1 OFFSET ?3",
            params![player, since, manieth.saturating_sub(1)],
            only,
        )?)
    }

    /// Returns a user's results against the computer, by game and level.
    pub fn level_records(&self, player: UserId) -> Result<Vec<LevelRecord>, StoreError> {
        Ok(self.db.rows(
            "SELECT game, level, sum(CASE WHEN result = 'won' THEN 1 ELSE 0 END) AS won,
                    sum(CASE WHEN result = 'lost' THEN 1 ELSE 0 END) AS lost,
                    sum(CASE WHEN result = 'drawn' THEN 1 ELSE 0 END) AS drawn
             FROM computer_matches WHERE player = ?1 AND result IN ('won', 'lost', 'drawn')
             GROUP BY game, level ORDER BY game, level",
            params![player],
            |row| {
                Ok(LevelRecord {
                    game: row.get("game")?,
                    level: row.get("level")?,
                    won: row.get("won")?,
                    lost: row.get("lost")?,
                    drawn: row.get("drawn")?,
                })
            },
        )?)
    }

    /// Whether a user has finished a match of this game, or begun one against the computer.
    pub fn has_played(&self, player: UserId, game: GameId) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT id FROM (
                 SELECT match AS id FROM computer_matches WHERE player = ?1 AND game = ?2
                 UNION ALL
                 SELECT matches.id FROM matches JOIN challenges USING (id)
                 WHERE first_player = ?1 AND ended_at IS NOT NULL AND game = ?2
                 UNION ALL
                 SELECT matches.id FROM matches JOIN challenges USING (id)
                 WHERE second_player = ?1 AND ended_at IS NOT NULL AND game = ?2) AS mine
             LIMIT 1",
            params![player, game],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns when the computer is to move next.
    pub fn next_turn(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(due_at) FROM computer_matches WHERE due_at IS NOT NULL",
            params![],
            only,
        )?)
    }
}

impl ComputerMut<'_> {
    /// Notes that a match has begun, if it is one against the computer.
    pub(super) fn begin(
        &self,
        id: MatchId,
        game: GameId,
        players: Players,
        turn: Side,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some((side, level)) = players.computer() else {
            return Ok(());
        };
        self.db.execute(
            "INSERT INTO computer_matches (match, player, game, level) VALUES (?1, ?2, ?3, ?4)",
            params![id, players.on(side.other()), game, level],
        )?;
        self.set_turn(id, players, Some(turn), now)
    }

    /// Queues the computer's turn, if it is to move now.
    pub(super) fn set_turn(
        &self,
        id: MatchId,
        players: Players,
        turn: Option<Side>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some((side, _)) = players.computer() else {
            return Ok(());
        };
        let due_at = (turn == Some(side)).then_some(now);
        self.db.execute(
            "UPDATE computer_matches SET due_at = ?2, holder = NULL, failures = 0
             WHERE match = ?1 AND result IS NULL",
            params![id, due_at],
        )?;
        if due_at.is_some() {
            self.tx.note_turn();
        }
        Ok(())
    }

    /// Notes how a match ended, if it is one against the computer.
    pub(super) fn end(&self, id: MatchId, end: End) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches
             SET due_at = NULL, holder = NULL,
                 result = CASE WHEN CAST(?2 AS TEXT) IS NULL THEN 'none'
                               WHEN CAST(?2 AS TEXT) = 'draw' THEN 'drawn'
                               WHEN player = (SELECT CASE WHEN CAST(?2 AS TEXT) = 'first'
                                                          THEN first_player
                                                          ELSE second_player END
                                              FROM matches WHERE id = ?1) THEN 'won'
                               ELSE 'lost' END
             WHERE match = ?1",
            params![id, end.played_outcome()],
        )?;
        Ok(())
    }

    /// Makes a match count for nothing, if it is one against the computer.
    pub(super) fn void(&self, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET result = 'none' WHERE match = ?1 AND result IS NOT NULL",
            params![id],
        )?;
        Ok(())
    }

    /// Turns on explanations of new things in a match against the computer.
    pub fn guide(&self, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET guided = 1 WHERE match = ?1",
            params![id],
        )?;
        Ok(())
    }

    /// Turns them off.
    pub fn stop_guiding(&self, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET guided = 0 WHERE match = ?1",
            params![id],
        )?;
        Ok(())
    }

    /// Leases matches in which the computer is to move to this holder, the longest waiting first.
    pub fn claim_turns(
        &self,
        holder: Holder,
        now: Timestamp,
        until: Timestamp,
        most: u32,
    ) -> Result<Vec<ComputerTurn>, StoreError> {
        Ok(self.db.rows(
            "WITH due AS MATERIALIZED (
                 SELECT match FROM computer_matches WHERE due_at <= ?2
                 ORDER BY due_at, match LIMIT ?4 /*pg FOR UPDATE SKIP LOCKED*/)
             UPDATE computer_matches SET holder = ?1, due_at = ?3
             WHERE match IN (SELECT match FROM due)
             RETURNING match, player, failures",
            params![holder, now, until, most],
            turn,
        )?)
    }

    /// Whether this holder still has the lease on the computer's turn.
    pub fn holds_turn(&self, holder: Holder, id: MatchId) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT match FROM computer_matches WHERE match = ?1 AND holder = ?2",
            params![id, holder],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Renews this holder's lease on the computer's turn. Returns `false` if it no longer has one.
    pub fn renew_turn(
        &self,
        holder: Holder,
        id: MatchId,
        until: Timestamp,
    ) -> Result<bool, StoreError> {
        let renewed = self.db.execute(
            "UPDATE computer_matches SET due_at = ?3 WHERE match = ?1 AND holder = ?2",
            params![id, holder, until],
        )?;
        Ok(renewed > 0)
    }

    /// Returns the computer's turn to the queue, to be tried again at that time, because it could
    /// not move.
    pub fn put_off_turn(
        &self,
        holder: Holder,
        id: MatchId,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET holder = NULL, due_at = ?3, failures = failures + 1
             WHERE match = ?1 AND holder = ?2",
            params![id, holder, until],
        )?;
        Ok(())
    }

    /// Ends all leases on turns of a holder that no longer computes moves.
    pub fn give_back_turns(&self, holder: Holder, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET holder = NULL, due_at = ?2
             WHERE due_at IS NOT NULL AND holder = ?1",
            params![holder, now],
        )?;
        Ok(())
    }

    /// Sets back when the computer is to move, because the clock was set back.
    pub(super) fn set_turns_back(&self, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET due_at = ?1, holder = NULL
             WHERE due_at IS NOT NULL AND due_at > ?1",
            params![now],
        )?;
        self.tx.note_turn();
        Ok(())
    }
}

impl ComputerMut<'_> {
    /// Makes the position of a match unreadable.
    pub fn spoil(&self, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE matches SET position = 'nonsense' WHERE id = ?1",
            params![id],
        )?;
        Ok(())
    }
}

impl Db {
    /// Ends all leases on turns of the computer.
    pub(super) fn free_computer_turns(&self) -> Result<(), DbError> {
        self.execute(
            "UPDATE computer_matches SET holder = NULL, due_at = 0
             WHERE due_at IS NOT NULL AND holder IS NOT NULL",
            params![],
        )?;
        Ok(())
    }
}

fn turn(row: &Row<'_>) -> Result<ComputerTurn, DbError> {
    Ok(ComputerTurn {
        id: row.get("match")?,
        player: row.get("player")?,
        failures: row.get("failures")?,
    })
}
