//! The clock of a running match, with what was said about it, and the changes that it goes through.

use std::time::Duration;

use super::{Flag, MatchClock, Reminder, Stops};
use crate::{clock::Timestamp, matches::Timing};
use rules::Side;

/// Something in a match that changes its clock.
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

impl MatchClock {
    /// Returns the clock after a change, or `None` if the change cannot be made, such as a gift that
    /// is too large.
    pub fn after_step(
        &self,
        step: ClockStep,
        now: Timestamp,
        stops: Stops<'_>,
    ) -> Option<MatchClock> {
        Some(match step {
            ClockStep::Ply(next) => self.after_ply(next, now, stops),
            ClockStep::Takeback(next) => self.after_takeback(next, now, stops),
            ClockStep::Gift(side, time) => self.give(side, time, now, stops)?,
            ClockStep::Pause(until) => self.pause(until, now, stops),
            ClockStep::Resume => self.resume(now),
            ClockStep::Settle => self.settle(now, stops),
        })
    }
}

/// The clock of a running match, and what was said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningClock {
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

impl RunningClock {
    /// Returns a clock about which nothing has been said yet.
    pub const fn new(clock: MatchClock, timing: Timing) -> RunningClock {
        RunningClock {
            clock,
            timing,
            deadline: None,
            reminded: Reminded(0),
            claimable: false,
        }
    }

    /// Returns when it is next due: to remind the mover, to announce that time has run out, or to
    /// end the match.
    pub fn look_at(&self, stops: Stops<'_>, chosen: &[Reminder]) -> Option<Timestamp> {
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

    /// Returns the clock after a change, or `None` if the change cannot be made, such as a gift that
    /// is too large. A new turn begins with it if another side has to move, or has more time.
    pub fn after(&self, step: ClockStep, now: Timestamp, stops: Stops<'_>) -> Option<RunningClock> {
        let clock = self.clock.after_step(step, now, stops)?;
        let (before, reading) = (self.clock.reading(), clock.reading());
        let left = |clock: &MatchClock| clock.left(reading.mover, now, stops);
        let has_more = left(&clock) > left(&self.clock);
        let same_turn = reading.mover == before.mover && reading.had == before.had && !has_more;
        Some(RunningClock {
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

    /// Returns these reminders as a number, with a bit for each.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the reminders of such a number.
    pub const fn from_bits(bits: u32) -> Reminded {
        Reminded(bits)
    }

    const fn bit(reminder: Reminder) -> u32 {
        match reminder {
            Reminder::Half => 1,
            Reminder::Quarter => 2,
            Reminder::Eighth => 4,
        }
    }
}
