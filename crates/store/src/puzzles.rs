//! The puzzle of the day: where servers have it, which one each day had, and who solved it. Code
//! that posts one holds the lock of its server.

use std::ops::Range;

use super::{
    BulletinKind, StoreError, Subject,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row},
};
use domain::{
    community::puzzles::Solver,
    matches::{Member, Place, ServerId, UserId},
    puzzles::PuzzleId,
};
use rules::GameId;

crate::tx::topic! {
    /// The daily puzzles of servers, and who solved them.
    puzzles: Puzzles, PuzzlesMut
}

/// The number of a server's puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleDayId(pub i64);

impl PuzzleDayId {
    /// Returns the subject of its bulletin.
    pub const fn card(self) -> Subject {
        (BulletinKind::Puzzle, self.0)
    }
}

/// The puzzle of a day in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleDay {
    /// Its number.
    pub id: PuzzleDayId,
    /// The server.
    pub server: ServerId,
    /// The day, counted from 1970.
    pub day: u32,
    /// The puzzle.
    pub puzzle: PuzzleId,
}

/// Where a server has the puzzle of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleChannel {
    /// The channel, and the language.
    pub place: Place,
    /// The game. `None` for a different one each day.
    pub game: Option<GameId>,
    /// The newest day that has had its puzzle.
    pub day: u32,
}

impl Puzzles<'_> {
    /// Returns where a server has the puzzle of the day, if it has one.
    pub fn channel(&self, server: ServerId) -> Result<Option<PuzzleChannel>, StoreError> {
        Ok(self.db.first(
            "SELECT server, channel, locale, game, day FROM puzzle_channels WHERE server = ?1",
            params![server],
            channel,
        )?)
    }

    /// Returns the servers that have not had the puzzle of this day, at most `most`. Leaves out
    /// servers that the bot is not in.
    pub fn due(
        &self,
        today: u32,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<ServerId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT server AS id, day AS at, server AS key FROM puzzle_channels AS due
             WHERE day < ?1 AND day >= ?3 AND (day > ?3 OR server > ?4)
               AND NOT EXISTS (SELECT gone.server FROM absences AS gone
                               WHERE gone.server = due.server AND gone.ended_at IS NULL)
             ORDER BY day, server LIMIT ?2",
            params![today, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns the puzzle of a day with this number.
    pub fn day(&self, id: PuzzleDayId) -> Result<Option<PuzzleDay>, StoreError> {
        Ok(self.db.first(
            "SELECT id, server, day, game, puzzle FROM puzzle_days WHERE id = ?1",
            params![id],
            puzzle_day,
        )?)
    }

    /// Returns the newest puzzle that a server had before a day.
    pub fn day_before(&self, server: ServerId, day: u32) -> Result<Option<PuzzleDay>, StoreError> {
        Ok(self.db.first(
            "SELECT id, server, day, game, puzzle FROM puzzle_days WHERE server = ?1 AND day < ?2
             ORDER BY day DESC LIMIT 1",
            params![server, day],
            puzzle_day,
        )?)
    }

    /// Returns how many have tried the puzzle of a day, and how many have solved it at the first
    /// try.
    pub fn counts(&self, id: PuzzleDayId) -> Result<(u32, u32), StoreError> {
        Ok(self.db.one(
            "SELECT count(*) AS tried, CAST(coalesce(sum(found), 0) AS BIGINT) AS found
             FROM puzzle_tries WHERE puzzle = ?1",
            params![id],
            |row| Ok((row.get("tried")?, row.get("found")?)),
        )?)
    }

    /// Returns whether a player's first try at the puzzle of a day was right. `None` if there was
    /// none.
    pub fn try_of(&self, id: PuzzleDayId, player: UserId) -> Result<Option<bool>, StoreError> {
        Ok(self.db.first(
            "SELECT found FROM puzzle_tries WHERE puzzle = ?1 AND player = ?2",
            params![id, player],
            only,
        )?)
    }

    /// Returns whether a player has solved a puzzle of the day at the first try.
    pub fn has_solved(&self, player: UserId) -> Result<bool, StoreError> {
        let found: Option<PuzzleDayId> = self.db.first(
            "SELECT puzzle FROM puzzle_tries WHERE player = ?1 AND found = 1 LIMIT 1",
            params![player],
            only,
        )?;
        Ok(found.is_some())
    }

    /// The latest days of a server, the newest first and at most `most`, each with whether the
    /// player's first try was right, if there was one.
    pub fn tries_of(
        &self,
        Member {
            server,
            user: player,
        }: Member,
        most: u32,
    ) -> Result<Vec<(u32, Option<bool>)>, StoreError> {
        Ok(self.db.rows(
            "SELECT day, (SELECT found FROM puzzle_tries
                          WHERE puzzle_tries.puzzle = puzzle_days.id AND player = ?2) AS found
             FROM puzzle_days WHERE server = ?1 ORDER BY day DESC LIMIT ?3",
            params![server, player, most],
            |row| Ok((row.get("day")?, row.get("found")?)),
        )?)
    }

    /// Lists the players who have tried the puzzles of a server on these days, with how many they
    /// have tried and solved at the first try.
    pub fn solvers(&self, server: ServerId, days: Range<u32>) -> Result<Vec<Solver>, StoreError> {
        Ok(self.db.rows(
            "SELECT player, count(*) AS tried, CAST(sum(found) AS BIGINT) AS found
             FROM puzzle_days JOIN puzzle_tries ON puzzle_tries.puzzle = puzzle_days.id
             WHERE server = ?1 AND day >= ?2 AND day < ?3 GROUP BY player",
            params![server, days.start, days.end],
            |row| {
                Ok(Solver {
                    player: row.get("player")?,
                    tried: row.get("tried")?,
                    found: row.get("found")?,
                })
            },
        )?)
    }
}

impl PuzzlesMut<'_> {
    /// Starts posting the puzzle of the day at a place.
    pub fn set_channel(&self, wanted: &PuzzleChannel) -> Result<(), StoreError> {
        let place = wanted.place;
        self.db.execute(
            "INSERT INTO puzzle_channels (server, channel, locale, game, day)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (server) DO UPDATE
             SET channel = excluded.channel, locale = excluded.locale, game = excluded.game,
                 day = excluded.day",
            params![
                place.server,
                place.channel,
                place.locale,
                wanted.game,
                wanted.day
            ],
        )?;
        Ok(())
    }

    /// Leaves a server without a puzzle until this day is over.
    pub fn skip(&self, server: ServerId, day: u32) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE puzzle_channels SET day = ?2 WHERE server = ?1",
            params![server, day],
        )?;
        Ok(())
    }

    /// Stops posting the puzzle of the day. Returns `false` if none was posted.
    pub fn remove_channel(&self, server: ServerId) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM puzzle_channels WHERE server = ?1",
            params![server],
        )?;
        Ok(removed > 0)
    }

    /// Chooses the puzzle of a day in a server, unless it has one, and returns the one it has.
    pub fn insert_day(
        &self,
        server: ServerId,
        day: u32,
        puzzle: PuzzleId,
    ) -> Result<PuzzleDayId, StoreError> {
        self.db.execute(
            "INSERT INTO puzzle_days (server, day, game, puzzle) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (server, day) DO NOTHING",
            params![server, day, puzzle.game, puzzle.number],
        )?;
        Ok(self.db.one(
            "SELECT id FROM puzzle_days WHERE server = ?1 AND day = ?2",
            params![server, day],
            only,
        )?)
    }

    /// Notes whether a player's try at the puzzle of a day was right. Only the first one counts:
    /// returns whether this was it.
    pub fn note_try(
        &self,
        id: PuzzleDayId,
        player: UserId,
        found: bool,
    ) -> Result<bool, StoreError> {
        let noted = self.db.execute(
            "INSERT INTO puzzle_tries (puzzle, player, found) VALUES (?1, ?2, ?3)
             ON CONFLICT (puzzle, player) DO NOTHING",
            params![id, player, found],
        )?;
        Ok(noted > 0)
    }
}

fn channel(row: &Row<'_>) -> Result<PuzzleChannel, DbError> {
    Ok(PuzzleChannel {
        place: Place {
            server: row.get("server")?,
            channel: row.get("channel")?,
            locale: row.get("locale")?,
        },
        game: row.get("game")?,
        day: row.get("day")?,
    })
}

fn puzzle_day(row: &Row<'_>) -> Result<PuzzleDay, DbError> {
    Ok(PuzzleDay {
        id: row.get("id")?,
        server: row.get("server")?,
        day: row.get("day")?,
        puzzle: PuzzleId {
            game: row.get("game")?,
            number: row.get("puzzle")?,
        },
    })
}
