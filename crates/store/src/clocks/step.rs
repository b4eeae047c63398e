//! One change of a clock.

use std::time::Duration;

use super::ClocksMut;
use crate::{
    StoreError,
    db::{Column, Value, params},
};
use domain::{
    clock::Timestamp,
    matches::{
        Flag, MatchId, Timing,
        clock::{ClockEvent, MatchClock, Reminder, Stops},
    },
};
use rules::Side;

/// The clock of a running match, and what was said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticking {
    /// The clock.
    pub clock: MatchClock,
    /// The timing of the challenge.
    pub timing: Timing,
    /// When the mover's time runs out, as last computed.
    pub deadline: Option<Timestamp>,
    /// Which reminders the mover has had in this turn.
    pub reminded: Reminded,
    /// Whether the mover's time has run out and the opponent, who can claim the match, was told.
    pub claimable: bool,
}

/// The reminders that a player has had in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reminded(u32);

impl Reminded {
    /// Whether the player has had this reminder.
    pub fn has(self, reminder: Reminder) -> bool {
        self.0 & Reminded::bit(reminder) != 0
    }

    /// Returns these reminders and one more.
    #[must_use]
    pub fn with(self, reminder: Reminder) -> Reminded {
        Reminded(self.0 | Reminded::bit(reminder))
    }

    const fn bit(reminder: Reminder) -> u32 {
        match reminder {
            Reminder::Half => 1,
            Reminder::Quarter => 2,
            Reminder::Eighth => 4,
        }
    }
}

impl Column for Reminded {
    fn value(&self) -> Value<'_> {
        self.0.value()
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Column::read(value).map(Reminded)
    }
}

/// Something that changes a clock. See [`MatchClock`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStep {
    /// The mover has played a ply, and this side moves next.
    Ply(Side),
    /// Moves were taken back, and this side moves next.
    Takeback(Side),
    /// The opponent of a side has added to its time.
    Gift(Side, Duration),
    /// The players have agreed to pause until then.
    Pause(Timestamp),
    /// A pause ends early.
    Resume,
    /// Something that stops the clock is about to change.
    Settle,
}

impl ClockStep {
    /// Returns how it is stored: its name, the side and the value.
    fn columns(self) -> (&'static str, Option<Side>, Option<i64>) {
        match self {
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
}

/// Returns the change of a clock that a row describes, or `None` if there is no such change.
pub(crate) fn stored_event(
    kind: &str,
    side: Option<Side>,
    value: Option<i64>,
) -> Option<ClockEvent<'static>> {
    Some(match (kind, side, value) {
        ("ply", Some(next), None) => ClockEvent::Ply(next),
        ("takeback", Some(next), None) => ClockEvent::Takeback(next),
        ("gift", Some(side), Some(seconds)) => {
            ClockEvent::Gift(side, Duration::from_secs(u64::try_from(seconds).ok()?))
        }
        ("pause", None, Some(millis)) => ClockEvent::Pause(Timestamp::from_millis(millis)),
        ("resume", None, None) => ClockEvent::Resume,
        ("settle", None, None) => ClockEvent::Settle,
        _ => return None,
    })
}

impl Ticking {
    /// Returns a clock about which nothing has been said yet.
    pub(super) const fn new(clock: MatchClock, timing: Timing) -> Ticking {
        Ticking {
            clock,
            timing,
            deadline: None,
            reminded: Reminded(0),
            claimable: false,
        }
    }

    /// Returns when it is next due: to remind the mover, to announce that time has run out, or to
    /// end the match.
    pub(super) fn look_at(&self, stops: Stops<'_>, chosen: &[Reminder]) -> Option<Timestamp> {
        if self.claimable {
            return self.clock.ends_at(Flag::Claim, stops);
        }
        let reminders = self.clock.reminders(chosen, stops);
        let next = reminders
            .into_iter()
            .find(|(_, reminder)| !self.reminded.has(*reminder));
        let deadline = self.clock.deadline(stops);
        next.map(|(at, _)| at).into_iter().chain(deadline).min()
    }

    /// Returns the clock after a change. A new turn begins with it if another side has to move, or
    /// has more time.
    fn after(&self, step: ClockStep, now: Timestamp, stops: Stops<'_>) -> Option<Ticking> {
        let clock = match step {
            ClockStep::Ply(next) => self.clock.after_ply(next, now, stops),
            ClockStep::Takeback(next) => self.clock.after_takeback(next, now, stops),
            ClockStep::Gift(side, time) => self.clock.give(side, time, now, stops)?,
            ClockStep::Pause(until) => self.clock.pause(until, now, stops),
            ClockStep::Resume => self.clock.resume(now),
            ClockStep::Settle => self.clock.settle(now, stops),
        };
        let (before, reading) = (self.clock.reading(), clock.reading());
        let mover = reading.mover;
        let has_more = reading.left[mover.index()] > before.left[mover.index()];
        let same_turn = mover == before.mover && reading.had == before.had && !has_more;
        Some(Ticking {
            clock,
            reminded: if same_turn {
                self.reminded
            } else {
                Reminded::default()
            },
            claimable: self.claimable && clock.has_run_out(now, stops),
            ..*self
        })
    }
}

impl ClocksMut<'_> {
    /// Changes the clock of a match and returns it as it is then. Returns `None` if it has none or
    /// the change cannot be made, such as a gift that is too large.
    pub fn step(
        &self,
        id: MatchId,
        step: ClockStep,
        now: Timestamp,
    ) -> Result<Option<Ticking>, StoreError> {
        let Some(ticking) = self.ticking(id)? else {
            return Ok(None);
        };
        let obstacles = self.obstacles(id, ticking.clock.reading().since)?;
        let Some(after) = ticking.after(step, now, obstacles.stops()) else {
            return Ok(None);
        };
        let (kind, side, value) = step.columns();
        self.db.execute(
            "INSERT INTO clock_events (match, number, at, kind, side, value, outage)
             VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM clock_events WHERE match = ?1),
                     ?2, ?3, ?4, ?5, ?6)",
            params![id, now, kind.to_owned(), side, value, obstacles.outage],
        )?;
        self.set(id, &after, &obstacles)?;
        if after.clock.mover() != ticking.clock.mover() {
            self.tx.reminders().end(id, now)?;
        }
        self.tx.prompts().check(id, now)?;
        Ok(Some(after))
    }

    /// Recomputes what follows from a clock, after a change to what stops it or after something was
    /// said about it.
    pub fn reset(&self, id: MatchId, ticking: &Ticking) -> Result<(), StoreError> {
        let obstacles = self.obstacles(id, ticking.clock.reading().since)?;
        self.set(id, ticking, &obstacles)
    }
}
