//! The clocks of running matches, and the spans that stop them.
//!
//! A clock is stored as its reading, with the deadline and the next look that followed from it.
//! Each change of it is an event, from which `verify` recomputes it. Both are removed when the
//! match ends.
//!
//! An outage stops all clocks together and changes none of these rows: the deadline of a row is
//! never too late, and code that looks when it is due recomputes it.

mod gifts;
pub(super) mod habits;
mod obstacles;
mod spans;
mod step;

pub use gifts::Given;
pub use obstacles::Obstacles;
pub(super) use obstacles::span;
pub(super) use step::stored_step;

use super::{
    StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row, reached_since},
};
use crate::challenges::timing;
use domain::{
    clock::Timestamp,
    matches::{
        MatchId, Timing,
        clock::{MatchClock, Reading, Reminded, RunningClock},
    },
};
use rules::Side;

crate::tx::topic! {
    /// Clocks of matches, and everything that stops them.
    clocks: Clocks, ClocksMut
}

impl Clocks<'_> {
    /// Returns the clock of a running match, or `None` if it has none.
    pub fn running(&self, id: MatchId) -> Result<Option<RunningClock>, StoreError> {
        let found = self.db.first(
            "SELECT mover, since, first_left, second_left, had, begins, deadline, reminded, claimable,
                    pace, flag, weekends
             FROM clocks JOIN challenges ON challenges.id = clocks.match WHERE clocks.match = ?1",
            params![id],
            stored,
        )?;
        let Some(stored) = found else {
            return Ok(None);
        };
        stored.running(id).map(Some)
    }

    /// Returns a page of the matches whose clocks are due, the longest due first, at most `most`.
    /// Leaves out servers whose shard has not reached Discord since: whether their players could
    /// play is not known.
    pub fn due(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<MatchId>>, StoreError> {
        Ok(self.db.rows(
            concat!(
                "SELECT match AS id, look_at AS at, match AS key
                 FROM clocks JOIN challenges ON challenges.id = match
                 WHERE look_at IS NOT NULL AND look_at <= ?1
                   AND look_at >= ?3 AND (look_at > ?3 OR match > ?4)
                   AND ",
                reached_since!("look_at", "match"),
                " ORDER BY look_at, match LIMIT ?2"
            ),
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns when the next clock is due that was not due before.
    pub fn next_look(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(look_at) FROM clocks WHERE look_at IS NOT NULL AND look_at > ?1",
            params![now],
            only,
        )?)
    }

    /// Returns how many times players have added to their opponent's time in a running match.
    pub fn gifts(&self, id: MatchId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT count(*) FROM clock_events WHERE match = ?1 AND kind = 'gift'",
            params![id],
            only,
        )?)
    }
}

impl ClocksMut<'_> {
    /// Starts the clock of a match that begins, if its pace has one.
    pub(super) fn start(
        &self,
        id: MatchId,
        timing: Timing,
        mover: Side,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(clock) = MatchClock::start(timing.pace, mover, now) else {
            return Ok(());
        };
        let reading = clock.reading();
        self.db.execute(
            "INSERT INTO clocks (match, mover, since, first_left, second_left, had, begins, head_start)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)",
            params![
                id,
                reading.mover,
                reading.since,
                reading.left[0],
                reading.left[1],
                reading.had,
                reading.begins
            ],
        )?;
        let obstacles = self.obstacles(id, reading.since)?;
        self.set(id, &RunningClock::new(clock, timing), &obstacles)
    }

    /// Stores a clock, with what follows from it.
    pub(super) fn set(
        &self,
        id: MatchId,
        running: &RunningClock,
        obstacles: &Obstacles,
    ) -> Result<(), StoreError> {
        let reading = running.clock.reading();
        let stops = obstacles.stops();
        let deadline = running.clock.deadline(stops);
        let look_at = running.look_at(
            stops,
            &self.tx.reminders().mover_reminders(id, &running.clock)?,
        );
        self.db.execute(
            "UPDATE clocks SET mover = ?2, since = ?3, first_left = ?4, second_left = ?5, had = ?6,
                               deadline = ?7, look_at = ?8, reminded = ?9, claimable = ?10,
                               begins = ?11
             WHERE match = ?1",
            params![
                id,
                reading.mover,
                reading.since,
                reading.left[0],
                reading.left[1],
                reading.had,
                deadline,
                look_at,
                running.reminded,
                running.claimable,
                reading.begins,
            ],
        )?;
        if let Some(look_at) = look_at {
            self.tx.note_look(look_at);
        }
        Ok(())
    }

    /// Postpones the next look at a clock until that time, because it cannot be read now.
    pub fn put_off(&self, id: MatchId, until: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE clocks SET look_at = ?2 WHERE match = ?1",
            params![id, until],
        )?;
        Ok(())
    }

    /// Removes the clock of a match that is over.
    pub(super) fn stop(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        self.tx.reminders().end(id, now)?;
        for sql in [
            "DELETE FROM clocks WHERE match = ?1",
            "DELETE FROM clock_events WHERE match = ?1",
            "DELETE FROM homeless
             WHERE match IN (SELECT id FROM challenges WHERE id = ?1 OR mirror_of = ?1)",
            "DELETE FROM gifts WHERE match = ?1",
        ] {
            self.db.execute(sql, params![id])?;
        }
        Ok(())
    }
}

/// A clock as it is stored.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) reading: Reading,
    timing: Timing,
    deadline: Option<Timestamp>,
    reminded: Reminded,
    claimable: bool,
}

impl Stored {
    pub(super) fn running(self, id: MatchId) -> Result<RunningClock, StoreError> {
        let clock = MatchClock::restore(self.timing.pace, self.reading);
        Ok(RunningClock {
            clock: clock.ok_or(StoreError::Corrupt {
                id,
                what: "the clock",
            })?,
            timing: self.timing,
            deadline: self.deadline,
            reminded: self.reminded,
            claimable: self.claimable,
        })
    }
}

pub(super) fn stored(row: &Row<'_>) -> Result<Stored, DbError> {
    Ok(Stored {
        reading: Reading {
            mover: row.get("mover")?,
            since: row.get("since")?,
            left: [row.get("first_left")?, row.get("second_left")?],
            had: row.get("had")?,
            begins: row.get("begins")?,
        },
        timing: timing(row)?,
        deadline: row.get("deadline")?,
        reminded: row.get("reminded")?,
        claimable: row.get("claimable")?,
    })
}
