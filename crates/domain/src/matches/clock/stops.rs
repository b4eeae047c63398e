//! The stops of a match's clock, and how long it runs in between.

use std::time::Duration;

use super::{Habits, Spans};
use crate::clock::Timestamp;
use rules::{Side, variants};

variants! {
    /// Something that stops a clock.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Stop {
        /// A live match waits for its first move.
        Beginning = "beginning",
        /// The players have agreed on a pause.
        Pause = "pause",
        /// The bot wasn't running, or could not reach Discord.
        Outage = "outage",
        /// The channel of the match is gone.
        Unshown = "homeless",
        /// The player to move is away.
        Vacation = "vacation",
        /// The player to move does not want to be disturbed.
        Quiet = "quiet",
        /// It is the weekend where the player to move lives.
        Weekend = "weekend",
    }
}

/// Everything that stops the clock of a match, except a pause and the wait for the first move: see
/// [`MatchClock::pause`](super::MatchClock::pause).
///
/// How many stops there are at a moment, and how they are split, does not matter: a clock is
/// stopped while there is any.
#[derive(Clone, Copy, Debug)]
pub struct Stops<'a> {
    /// When the bot wasn't running or could not reach Discord. All matches share it.
    pub outages: &'a Spans,
    /// When the match could not be shown to the players: its channel was gone, or the bot was not
    /// in one of its servers. By [`Side::index`].
    pub unshown: [&'a Spans; 2],
    /// Whether the match rests on weekends.
    pub weekends: bool,
    /// The habits of the players, by [`Side::index`].
    pub habits: [&'a Habits; 2],
}

/// Whose habits stop a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// This side's habits.
    Side(Side),
    /// Nobody's: only what keeps players from the match counts.
    Nobody,
}

/// A period during which a clock runs, or is stopped for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Phase {
    /// The stop. `None` if the clock runs.
    pub(super) stop: Option<Stop>,
    /// Until when that does not change, or later. `None` if it never does.
    pub(super) until: Option<Timestamp>,
}

impl Phase {
    /// Returns a phase that runs or is stopped for this reason.
    fn new(stop: Stop, (stands, until): (bool, Option<Timestamp>)) -> Phase {
        Phase {
            stop: stands.then_some(stop),
            until,
        }
    }

    /// Returns the phase at a moment that follows from a set of spans.
    fn of(stop: Stop, spans: &Spans, at: Timestamp) -> Phase {
        let phase = match spans.around(at) {
            Some(span) => (true, span.until),
            None => (false, spans.next_from(at)),
        };
        Phase::new(stop, phase)
    }

    /// Combines two phases: a clock runs while nothing stops it, and is stopped while anything
    /// does.
    fn and(self, other: Phase) -> Phase {
        match (self.stop, other.stop) {
            (None, None) => Phase {
                stop: None,
                until: self.until.into_iter().chain(other.until).min(),
            },
            (Some(_), None) => self,
            (None, Some(_)) => other,
            // The first of those that end last.
            (Some(_), Some(_)) => match (self.until, other.until) {
                (Some(until), later) if later.is_none_or(|later| later > until) => other,
                _ => self,
            },
        }
    }
}

static NO_SPANS: Spans = Spans::NONE;
static NO_HABITS: Habits = Habits::NONE;

impl Stops<'static> {
    /// Nothing stops the clock.
    pub const NONE: Stops<'static> = Stops {
        outages: &NO_SPANS,
        unshown: [&NO_SPANS; 2],
        weekends: false,
        habits: [&NO_HABITS; 2],
    };
}

impl Stops<'_> {
    /// Returns the first moment at which this much time has passed since another, without the times
    /// at which the bot or the match's channel was gone. `None` while there is no known end of
    /// that.
    pub fn passed(&self, since: Timestamp, time: Duration) -> Option<Timestamp> {
        self.spent(Whose::Nobody, since, time)
    }

    /// Returns the first moment at which a player of a correspondence match has had this much time
    /// since another: what stops their clock does not count. `None` while there is no known end of
    /// that.
    pub fn passed_for(&self, side: Side, since: Timestamp, time: Duration) -> Option<Timestamp> {
        self.spent(Whose::Side(side), since, time)
    }

    /// Returns whether a clock runs at a moment.
    pub(super) fn phase(&self, whose: Whose, at: Timestamp) -> Phase {
        let outage = Phase::of(Stop::Outage, self.outages, at);
        let unshown = |side: Side| Phase::of(Stop::Unshown, self.unshown[side.index()], at);
        let Whose::Side(side) = whose else {
            return outage.and(unshown(Side::First)).and(unshown(Side::Second));
        };
        let shared = outage.and(unshown(side));
        let habits = self.habits[side.index()];
        let vacation = Phase::of(Stop::Vacation, habits.vacations.spans(), at);
        let quiet = Phase::new(Stop::Quiet, habits.is_quiet(at));
        let own = shared.and(vacation).and(quiet);
        if self.weekends {
            own.and(Phase::new(Stop::Weekend, habits.is_weekend(at)))
        } else {
            own
        }
    }

    /// Returns the phases from a moment on, each with the moment at which it begins.
    fn phases(&self, whose: Whose, from: Timestamp) -> impl Iterator<Item = (Timestamp, Phase)> {
        let mut next = Some(from);
        std::iter::from_fn(move || {
            let begun = next?;
            let phase = self.phase(whose, begun);
            // The phases end at the limit of representable moments.
            next = phase.until.filter(|until| *until > begun);
            Some((begun, phase))
        })
    }

    /// Returns how long a clock runs between two moments.
    pub(super) fn running(&self, whose: Whose, from: Timestamp, until: Timestamp) -> Duration {
        self.phases(whose, from)
            .take_while(|(begun, _)| *begun < until)
            .filter(|(_, phase)| phase.stop.is_none())
            .map(|(begun, phase)| phase.until.map_or(until, |end| end.min(until)).since(begun))
            .sum()
    }

    /// Returns the first moment at which a clock has run for this long since another. `None` if it
    /// never will.
    pub(super) fn spent(
        &self,
        whose: Whose,
        from: Timestamp,
        mut time: Duration,
    ) -> Option<Timestamp> {
        if time.is_zero() {
            return Some(from);
        }
        for (begun, phase) in self.phases(whose, from) {
            if phase.stop.is_some() {
                continue;
            }
            let runs = phase.until.map(|until| until.since(begun));
            match runs.and_then(|runs| time.checked_sub(runs)) {
                Some(left) if !left.is_zero() => time = left,
                _ => return Some(begun.after(time)),
            }
        }
        None
    }

    /// Returns the first moment, from this one on, at which a clock runs. `None` if it never does
    /// again.
    pub(super) fn next_run(&self, whose: Whose, from: Timestamp) -> Option<Timestamp> {
        self.phases(whose, from)
            .find(|(_, phase)| phase.stop.is_none())
            .map(|(begun, _)| begun)
    }
}
