//! Recomputes a clock from everything that has happened in its match.

use super::{ClockStep, Habits, MatchClock, Pace, Reading, Stops};
use crate::clock::Timestamp;
use rules::Side;

/// Something that changes a clock.
#[derive(Clone, Copy, Debug)]
pub enum ClockEvent<'a> {
    /// Something in the match.
    Step(ClockStep),
    /// A player's habits have changed.
    Habits(Side, &'a Habits),
}

/// A clock with everything that stops it, as it goes through the events of its match.
///
/// A match in play needs only its last [`Reading`]. This replays the whole way to it, to check what
/// has been stored.
#[derive(Clone, Copy, Debug)]
pub struct ClockHistory<'a> {
    /// The clock.
    pub clock: MatchClock,
    /// The stops. All of their spans, including later ones, can be there from the start.
    pub stops: Stops<'a>,
}

impl<'a> ClockHistory<'a> {
    /// Starts a match. `None` if its pace has no clock.
    pub fn start(pace: Pace, mover: Side, now: Timestamp, stops: Stops<'a>) -> Option<Self> {
        let clock = MatchClock::start(pace, mover, now)?;
        Some(ClockHistory { clock, stops })
    }

    /// Returns the same for a match whose clock did not wait for the first move, as in those from
    /// before live matches had a head start.
    #[must_use]
    pub fn at_once(self) -> Option<ClockHistory<'a>> {
        let reading = Reading {
            begins: false,
            ..self.clock.reading()
        };
        let clock = MatchClock::restore(self.clock.pace(), reading)?;
        Some(ClockHistory { clock, ..self })
    }

    /// Applies one event. `None` if the event was not possible: a gift of too much.
    #[must_use]
    pub fn after(&self, now: Timestamp, event: ClockEvent<'a>) -> Option<ClockHistory<'a>> {
        let ClockHistory { clock, mut stops } = *self;
        let clock = match event {
            ClockEvent::Step(step) => clock.after_step(step, now, stops)?,
            ClockEvent::Habits(side, habits) => {
                let clock = clock.settle(now, stops);
                stops.habits[side.index()] = habits;
                clock
            }
        };
        Some(ClockHistory { clock, stops })
    }

    /// Applies all events in order. `None` if one of them was not possible.
    pub fn after_all(
        self,
        events: impl IntoIterator<Item = (Timestamp, ClockEvent<'a>)>,
    ) -> Option<ClockHistory<'a>> {
        let mut events = events.into_iter();
        events.try_fold(self, |history, (now, event)| history.after(now, event))
    }
}
