//! What a clock must show, from all that has happened in its match.

use std::time::Duration;

use super::{Habits, MatchClock, Pace, Reading, Stops};
use crate::clock::Timestamp;
use rules::Side;

/// Something that changes a clock.
#[derive(Clone, Copy, Debug)]
pub enum ClockEvent<'a> {
    /// The mover has played a ply, and this side moves next.
    Ply(Side),
    /// Moves were taken back, and this side moves next.
    Takeback(Side),
    /// The opponent of a side has added to its time.
    Gift(Side, Duration),
    /// The players have agreed to pause until then.
    Pause(Timestamp),
    /// A pause was ended before its time.
    Resume,
    /// What stops the clock was about to change, so what had passed was charged.
    Settle,
    /// What a player's days are like has changed.
    Habits(Side, &'a Habits),
}

/// A clock with all that stops it, as it goes through what happens.
///
/// A match in play needs only its last [`Reading`]. This is the whole way to it, to
/// see whether what has been stored is right.
#[derive(Clone, Copy, Debug)]
pub struct ClockHistory<'a> {
    /// The clock.
    pub clock: MatchClock,
    /// What stops it. All of its spans, also later ones, may be there from the start.
    pub stops: Stops<'a>,
}

impl<'a> ClockHistory<'a> {
    /// A match begins. None if its pace has no clock.
    pub fn start(pace: Pace, mover: Side, now: Timestamp, stops: Stops<'a>) -> Option<Self> {
        let clock = MatchClock::start(pace, mover, now)?;
        Some(ClockHistory { clock, stops })
    }

    /// The same of a match whose clock did not wait for the first move, as in those from before live
    /// matches had a head start.
    #[must_use]
    pub fn at_once(self) -> Option<ClockHistory<'a>> {
        let reading = Reading {
            begins: false,
            ..self.clock.reading()
        };
        let clock = MatchClock::restore(self.clock.pace(), reading)?;
        Some(ClockHistory { clock, ..self })
    }

    /// One event further. None if the event could not be: a gift of too much.
    #[must_use]
    pub fn after(&self, now: Timestamp, event: ClockEvent<'a>) -> Option<ClockHistory<'a>> {
        let ClockHistory { clock, mut stops } = *self;
        let clock = match event {
            ClockEvent::Ply(next) => clock.after_ply(next, now, stops),
            ClockEvent::Takeback(next) => clock.after_takeback(next, now, stops),
            ClockEvent::Gift(side, time) => clock.give(side, time, now, stops)?,
            ClockEvent::Pause(until) => clock.pause(until, now, stops),
            ClockEvent::Resume => clock.resume(now),
            ClockEvent::Settle => clock.settle(now, stops),
            ClockEvent::Habits(side, habits) => {
                let clock = clock.settle(now, stops);
                stops.habits[side.index()] = habits;
                clock
            }
        };
        Some(ClockHistory { clock, stops })
    }

    /// All events, in order. None if one of them could not be.
    pub fn after_all(
        self,
        events: impl IntoIterator<Item = (Timestamp, ClockEvent<'a>)>,
    ) -> Option<ClockHistory<'a>> {
        let mut events = events.into_iter();
        events.try_fold(self, |history, (now, event)| history.after(now, event))
    }
}
