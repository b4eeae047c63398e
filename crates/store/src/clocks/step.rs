//! One change of a clock.

use std::time::Duration;

use super::ClocksMut;
use crate::{StoreError, db::params};
use domain::{
    clock::Timestamp,
    matches::{
        MatchId,
        clock::{ClockStep, RunningClock},
    },
};
use rules::Side;

/// Returns how a change is stored: its name, the side and the value.
fn columns(step: ClockStep) -> (&'static str, Option<Side>, Option<i64>) {
    match step {
        ClockStep::Ply(next) => ("ply", Some(next), None),
        ClockStep::Takeback(next) => ("takeback", Some(next), None),
        ClockStep::Gift(side, time) => {
            let seconds = i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
            ("gift", Some(side), Some(seconds))
        }
        ClockStep::Pause(until) => ("pause", None, Some(until.millis())),
        ClockStep::Resume => ("resume", None, None),
        ClockStep::Settle => ("settle", None, None),
    }
}

/// Returns the change of a clock that a row describes, or `None` if there is no such change.
pub(crate) fn stored_step(kind: &str, side: Option<Side>, value: Option<i64>) -> Option<ClockStep> {
    Some(match (kind, side, value) {
        ("ply", Some(next), None) => ClockStep::Ply(next),
        ("takeback", Some(next), None) => ClockStep::Takeback(next),
        ("gift", Some(side), Some(seconds)) => {
            ClockStep::Gift(side, Duration::from_secs(u64::try_from(seconds).ok()?))
        }
        ("pause", None, Some(millis)) => ClockStep::Pause(Timestamp::from_millis(millis)),
        ("resume", None, None) => ClockStep::Resume,
        ("settle", None, None) => ClockStep::Settle,
        _ => return None,
    })
}

impl ClocksMut<'_> {
    /// Changes the clock of a match and returns it as it is then. Returns `None` if it has none or
    /// the change cannot be made, such as a gift that is too large.
    pub fn step(
        &self,
        id: MatchId,
        step: ClockStep,
        now: Timestamp,
    ) -> Result<Option<RunningClock>, StoreError> {
        let Some(running) = self.running(id)? else {
            return Ok(None);
        };
        let obstacles = self.obstacles(id, running.clock.reading().since)?;
        let Some(after) = running.after(step, now, obstacles.stops()) else {
            return Ok(None);
        };
        let (kind, side, value) = columns(step);
        self.db.execute(
            "INSERT INTO clock_events (match, number, at, kind, side, value, outage)
             VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM clock_events WHERE match = ?1),
                     ?2, ?3, ?4, ?5, ?6)",
            params![id, now, kind.to_owned(), side, value, obstacles.outage],
        )?;
        self.set(id, &after, &obstacles)?;
        if after.clock.mover() != running.clock.mover() {
            self.tx.reminders().end(id, now)?;
        }
        self.tx.prompts().check(id, now)?;
        Ok(Some(after))
    }

    /// Recomputes what follows from a clock, after a change to what stops it or after something was
    /// said about it.
    pub fn reset(&self, id: MatchId, running: &RunningClock) -> Result<(), StoreError> {
        let obstacles = self.obstacles(id, running.clock.reading().since)?;
        self.set(id, running, &obstacles)
    }
}
