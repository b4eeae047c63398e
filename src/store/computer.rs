//! Matches against the computer: those in which it is to move, and how the others ended.

use std::time::Duration;

use super::{
    Holder, Post, ReadTx, StoreError, WriteTx,
    db::{Db, DbError, Row, only, params},
    delivery::text,
};
use crate::{
    clock::Timestamp,
    games::{GameId, Side},
    matches::{End, Level, MatchId, Players, UserId},
};

/// A match in which the computer is to move, leased to a process that thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// The match.
    pub id: MatchId,
    /// The person who plays it.
    pub player: UserId,
    /// How often the computer could not move in it.
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

/// What somebody has done against a level of the computer.
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

impl ReadTx<'_> {
    /// A match against the computer, if it is one.
    pub fn computer_match(&self, id: MatchId) -> Result<Option<ComputerMatch>, StoreError> {
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

    /// The running matches of a user against the computer, the oldest first.
    pub fn computer_matches(&self, player: UserId) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT match FROM computer_matches WHERE player = ?1 AND result IS NULL
             ORDER BY match",
            params![player],
            only,
        )?)
    }

    /// When a user began the match against the computer that is so manieth from the newest, if that is
    /// later than `since`.
    pub fn computer_match_begun(
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

    /// What a user has done against the computer, by game and level.
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

    /// When the computer is to think next.
    pub fn next_computer_turn(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(due_at) FROM computer_matches WHERE due_at IS NOT NULL",
            params![],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// Notes that a match has begun, if it is one against the computer.
    pub(super) fn begin_computer_match(
        &self,
        id: MatchId,
        game: GameId,
        (players, turn): (Players, Side),
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some((side, level)) = players.computer() else {
            return Ok(());
        };
        self.db.execute(
            "INSERT INTO computer_matches (match, player, game, level) VALUES (?1, ?2, ?3, ?4)",
            params![id, players.on(side.other()), game, level],
        )?;
        self.note_computer_turn(id, (players, Some(turn)), now)
    }

    /// Has the computer think, if it is its turn now.
    pub(super) fn note_computer_turn(
        &self,
        id: MatchId,
        (players, turn): (Players, Option<Side>),
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
            self.note_turn();
        }
        Ok(())
    }

    /// Notes how a match has ended, if it is one against the computer.
    pub(super) fn end_computer_match(&self, id: MatchId, end: End) -> Result<(), StoreError> {
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
            params![id, end.outcome],
        )?;
        Ok(())
    }

    /// Has new things explained in a match against the computer, or no more.
    pub fn guide_match(&self, id: MatchId, guided: bool) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET guided = ?2 WHERE match = ?1",
            params![id, guided],
        )?;
        Ok(())
    }

    /// Leases matches in which the computer is to move to this holder, those that wait longest first.
    pub fn claim_computer_turns(
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
    pub fn holds_computer_turn(&self, holder: Holder, id: MatchId) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT match FROM computer_matches WHERE match = ?1 AND holder = ?2",
            params![id, holder],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Gives the computer's turn back, to be tried again at that time, because it could not move.
    pub fn put_off_computer_turn(
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

    /// Ends all leases on turns of a holder that thinks no more.
    pub fn give_back_computer_turns(
        &self,
        holder: Holder,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET holder = NULL, due_at = ?2
             WHERE due_at IS NOT NULL AND holder = ?1",
            params![holder, now],
        )?;
        Ok(())
    }

    /// Sets back when the computer is to think, because the clock was set back.
    pub(super) fn set_computer_turns_back(&self, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE computer_matches SET due_at = ?1, holder = NULL
             WHERE due_at IS NOT NULL AND due_at > ?1",
            params![now],
        )?;
        self.note_turn();
        Ok(())
    }

    /// Says a board of a match against the computer after a pause. If the board before has not been
    /// said, which waits as well, this one tells its plies too and takes its place.
    pub fn say_board_after(
        &self,
        id: MatchId,
        board: &Post,
        pause: Duration,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Post::Board {
            ply,
            taken_back,
            new,
        } = *board
        else {
            return self.say(id, board, now);
        };
        let due_at = now.after(pause);
        for showing in self.showings(id)? {
            let waiting: Option<(i64, String)> = self.db.first(
                "SELECT id, post FROM outbox
                 WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL AND holder IS NULL
                   AND attempts = 0
                 ORDER BY id DESC LIMIT 1",
                params![showing.id],
                |row| Ok((row.get("id")?, row.get("post")?)),
            )?;
            let before = waiting.and_then(|(post, text)| match serde_json::from_str(&text) {
                Ok(Post::Board {
                    ply: before,
                    taken_back: then,
                    new: untold,
                }) if then == taken_back && before <= ply => Some((post, untold)),
                _ => None,
            });
            let taken = match before {
                // Somebody may have begun to say it since it was read.
                Some((waiting, untold)) => {
                    let post = Post::Board {
                        ply,
                        taken_back,
                        new: new.saturating_add(untold),
                    };
                    self.db.execute(
                        "UPDATE outbox SET post = ?2, due_at = ?3
                         WHERE id = ?1 AND holder IS NULL AND attempts = 0",
                        params![waiting, text(showing.id, &post)?, due_at],
                    )? > 0
                }
                None => false,
            };
            if !taken {
                self.say_at_then(showing.id, board, now, due_at)?;
            }
            self.note_queued();
        }
        Ok(())
    }
}

#[cfg(test)]
impl WriteTx<'_> {
    /// Makes the position of a match unreadable.
    pub(crate) fn spoil(&self, id: MatchId) -> Result<(), StoreError> {
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
