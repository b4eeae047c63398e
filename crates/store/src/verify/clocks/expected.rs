//! Computes the reading of a clock, from everything that has changed and stopped it.

use std::collections::BTreeMap;

use super::{
    ClockFault,
    rows::{Event, Outage, StoredClock, Time},
};
use crate::verify::rows::{Played, Stored};
use domain::{
    clock::Timestamp,
    matches::{
        Flag,
        clock::{ClockEvent, ClockHistory, Habits, MatchClock, Reminder, Span, Spans, Stops},
    },
};
use rules::{GameId, Side};

/// A clock, and what follows from it.
#[derive(Clone, Debug)]
pub(super) struct Expected {
    pub(super) clock: MatchClock,
    /// If nothing stopped it that may have become known after it was computed.
    pub(super) earliest: Outlook,
    /// According to everything that is known.
    pub(super) latest: Outlook,
}

/// The future of a clock.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    pub(super) deadline: Option<Timestamp>,
    /// When the match ends if the time has run out and nobody claims it.
    pub(super) long_stop: Option<Timestamp>,
    pub(super) reminders: Vec<(Timestamp, Reminder)>,
}

impl Outlook {
    fn of(clock: MatchClock, stops: Stops<'_>) -> Outlook {
        Outlook {
            deadline: clock.deadline(stops),
            long_stop: clock.ends_at(Flag::Claim, stops),
            reminders: clock.reminders(&Reminder::ALL, stops),
        }
    }
}

/// Computes the clock of a running match from its start. Returns `None` if that cannot be read,
/// which is reported elsewhere.
pub(super) fn expect_clock(
    stored: &Stored,
    played: &Played,
    clock: &StoredClock,
) -> Result<Option<Expected>, ClockFault> {
    let Some(begins) = first_mover(stored) else {
        return Ok(None);
    };
    let time = &played.time;
    let [first, second] = time.unshown(|_| true);
    let outages = time.outages.iter();
    let outages: Vec<Outage> = outages
        .filter(|outage| {
            let mirror = stored.mirror;
            outage.shard.has(stored.server)
                || mirror.is_some_and(|mirror| outage.shard.has(mirror.server))
        })
        .copied()
        .collect();
    let known = Known::new(&time.events, &outages);
    let stops = Stops {
        outages: &Spans::NONE,
        unshown: [&first, &second],
        weekends: stored.timing.weekends,
        habits: time
            .habits
            .each_ref()
            .map(|habits| habits.before(time.started_at)),
    };
    let start = ClockHistory::start(stored.timing.pace, begins, time.started_at, stops);
    let start = if clock.head_start {
        start
    } else {
        start.and_then(ClockHistory::at_once)
    };
    let mut history = start.ok_or(ClockFault::Impossible)?;
    let changes = time.events.iter().map(|event| {
        // It was found later that more had stopped it. What was charged before stays charged.
        (event, time.unshown(|found| found <= event.at))
    });
    let changes: Vec<_> = changes.collect();
    for (event, [first, second]) in &changes {
        history.stops.unshown = [first, second];
        history.stops.outages = known.at(event);
        history.stops.habits = time.habits.each_ref().map(|habits| habits.before(event.at));
        let what = event.what.ok_or(ClockFault::Change(event.number))?;
        let after = history.after(event.at, ClockEvent::Step(what));
        history = after.ok_or(ClockFault::Change(event.number))?;
    }
    let all: Spans = outages.iter().map(|outage| outage.span).collect();
    let [first_shown, second_shown]: [Spans; 2] = time
        .unshown
        .each_ref()
        .map(|spans| spans.iter().copied().collect());
    let now = Stops {
        outages: &all,
        habits: time.habits.each_ref().map(Days::newest),
        ..stops
    };
    let least = Stops {
        outages: &Spans::NONE,
        unshown: [&first_shown, &second_shown],
        ..now
    };
    Ok(Some(Expected {
        clock: history.clock,
        earliest: Outlook::of(history.clock, least),
        latest: Outlook::of(history.clock, now),
    }))
}

impl Time {
    /// Returns when the match could not be shown, by side, as far as that was known at such a time.
    fn unshown(&self, is_known: impl Fn(Timestamp) -> bool) -> [Spans; 2] {
        let known = |(span, found): &(Span, Timestamp)| is_known(*found).then_some(*span);
        self.unshown.each_ref().map(|spans| {
            let away = self.away.iter().filter_map(known);
            spans.iter().copied().chain(away).collect()
        })
    }
}

/// Returns the side that moved first.
fn first_mover(stored: &Stored) -> Option<Side> {
    let start = GameId::from_id(&stored.game)?.parse_position(&stored.start);
    Some(start.ok()?.side_to_move())
}

/// The outages known at each change of a clock.
struct Known(BTreeMap<i64, Spans>);

impl Known {
    fn new(events: &[Event], outages: &[Outage]) -> Known {
        let newest = events.iter().map(|event| event.outage);
        let mut known: BTreeMap<i64, Spans> = newest.map(|newest| (newest, Spans::NONE)).collect();
        for (newest, spans) in &mut known {
            let before = outages.iter().filter(|outage| outage.number <= *newest);
            *spans = before.map(|outage| outage.span).collect();
        }
        Known(known)
    }

    fn at(&self, event: &Event) -> &Spans {
        &self.0[&event.outage]
    }
}

/// A player's daily habits, each from a moment on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Days(pub(super) Vec<(Timestamp, Habits)>);

static NO_HABITS: Habits = Habits::NONE;

impl Days {
    /// Returns the habits just before a moment. Code that changes them first charges the time that
    /// has passed.
    fn before(&self, at: Timestamp) -> &Habits {
        let changes = self.0.iter().take_while(|(from, _)| *from < at);
        changes.last().map_or(&NO_HABITS, |(_, habits)| habits)
    }

    fn newest(&self) -> &Habits {
        self.0.last().map_or(&NO_HABITS, |(_, habits)| habits)
    }
}
