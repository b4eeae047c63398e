//! Random matches with everything that can stop their clocks.
//!
//! All times are whole multiples of a unit, so that the second computation can go through them step
//! by step: seconds for some hours, and minutes for some days.

use std::time::Duration;

use proptest::{collection::vec, prelude::*, sample::select};

use super::{at, named};
use crate::{
    clock::{Timestamp, Zone},
    matches::clock::{
        ClockEvent, ClockHistory, ClockStep, Habits, MatchClock, Pace, QuietHours, Reading, Span,
        Stops, Vacations,
    },
};
use rules::Side;

/// How many units a world lasts.
pub(super) const LASTS: i64 = 9_000;

/// Zones whose clocks are set at or near these moments: forward and back, by an hour, by half an
/// hour, by a whole day, at midnight, and not at all.
const CHANGES: [(&str, &str); 14] = [
    ("Europe/Berlin", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2026-10-25T01:00:00Z"),
    ("America/New_York", "2026-03-08T07:00:00Z"),
    ("America/New_York", "2026-11-01T06:00:00Z"),
    ("America/St_Johns", "2026-11-01T04:30:00Z"),
    ("America/Sao_Paulo", "2018-11-04T03:00:00Z"),
    ("America/Santiago", "2026-04-05T03:00:00Z"),
    ("Australia/Lord_Howe", "2026-04-04T15:00:00Z"),
    ("Australia/Lord_Howe", "2026-10-03T15:30:00Z"),
    ("Africa/Cairo", "2026-04-23T22:00:00Z"),
    ("Pacific/Apia", "2011-12-30T10:00:00Z"),
    ("Pacific/Chatham", "2026-09-26T14:00:00Z"),
    ("Asia/Kathmandu", "2026-11-21T09:30:00Z"),
    ("UTC", "2026-11-21T09:30:00Z"),
];

/// An event. Changed habits are given by their index in a list.
#[derive(Clone, Copy, Debug)]
pub(super) enum Happening {
    Ply(Side),
    Takeback(Side),
    Gift(Side, Duration),
    Pause(Timestamp),
    Resume,
    Habits(Side, usize),
}

/// A match and the events around it.
#[derive(Clone, Debug)]
pub(super) struct World {
    /// Its step, in seconds.
    pub(super) unit: i64,
    pub(super) start: Timestamp,
    pub(super) pace: Pace,
    pub(super) reading: Reading,
    pub(super) outages: Vec<Span>,
    pub(super) unshown: Vec<Span>,
    pub(super) weekends: bool,
    /// The possible habits of players. The first two are those at the start.
    pub(super) habits: Vec<Habits>,
    /// The events, in order.
    pub(super) happenings: Vec<(Timestamp, Happening)>,
}

impl World {
    /// Replays the clock's history from the beginning, and calls a function on it.
    pub(super) fn tell<T>(
        &self,
        ask: impl for<'a> FnOnce(ClockHistory<'a>, Vec<Told<'a>>) -> T,
    ) -> T {
        let (outages, unshown) = (
            self.outages.iter().copied().collect(),
            self.unshown.iter().copied().collect(),
        );
        let stops = Stops {
            outages: &outages,
            unshown: [&unshown; 2],
            weekends: self.weekends,
            habits: [&self.habits[0], &self.habits[1]],
        };
        let clock = MatchClock::restore(self.pace, self.reading).expect("a possible clock");
        let events = self
            .happenings
            .iter()
            .map(|(at, what)| (*at, self.event(*what)));
        ask(ClockHistory { clock, stops }, events.collect())
    }

    fn event(&self, what: Happening) -> ClockEvent<'_> {
        match what {
            Happening::Ply(next) => ClockEvent::Step(ClockStep::Ply(next)),
            Happening::Takeback(next) => ClockEvent::Step(ClockStep::Takeback(next)),
            Happening::Gift(side, time) => ClockEvent::Step(ClockStep::Gift(side, time)),
            Happening::Pause(until) => ClockEvent::Step(ClockStep::Pause(until)),
            Happening::Resume => ClockEvent::Step(ClockStep::Resume),
            Happening::Habits(side, which) => ClockEvent::Habits(side, &self.habits[which]),
        }
    }

    /// Returns the moment this many units after the start.
    pub(super) fn moment(&self, units: i64) -> Timestamp {
        moment(self.start, self.unit, units)
    }

    /// Returns the last moment.
    pub(super) fn end(&self) -> Timestamp {
        self.moment(LASTS)
    }
}

pub(super) type Told<'a> = (Timestamp, ClockEvent<'a>);

fn moment(start: Timestamp, unit: i64, units: i64) -> Timestamp {
    Timestamp::from_seconds(start.seconds() + unit * units)
}

fn duration(unit: i64, units: i64) -> Duration {
    Duration::from_secs((unit * units).unsigned_abs())
}

fn sides() -> impl Strategy<Value = Side> {
    select(&Side::BOTH[..])
}

fn spans(start: Timestamp, unit: i64) -> impl Strategy<Value = Vec<Span>> {
    let span = (-500..LASTS, 1..900_i64, prop::bool::weighted(0.02)).prop_map(
        move |(from, lasts, open)| Span {
            from: moment(start, unit, from),
            until: (!open).then(|| moment(start, unit, from + lasts)),
        },
    );
    vec(span, 0..4)
}

/// Generates quiet hours, often in the early morning, when clocks are set.
fn quiet_hours() -> impl Strategy<Value = Option<QuietHours>> {
    let morning = (0..300_u16, 1..240_u16);
    let whenever = (0..1440_u16, 1..=720_u16);
    let hours = prop_oneof![morning, whenever];
    let quiet = hours.prop_map(|(from, lasts)| QuietHours::new(from, (from + lasts) % 1440));
    prop_oneof![1 => Just(None), 3 => quiet]
}

fn habits(zone: Zone, start: Timestamp, unit: i64) -> impl Strategy<Value = Habits> {
    let elsewhere = select(&CHANGES[..]).prop_map(|(name, _)| named(name));
    let zone = prop_oneof![3 => Just(zone), 1 => elsewhere];
    (zone, quiet_hours(), spans(start, unit)).prop_map(|(zone, quiet, spans)| Habits {
        zone,
        quiet,
        vacations: Vacations::stored(
            spans
                .into_iter()
                .filter_map(|span| Some((span.from, span.until?))),
        ),
    })
}

fn happenings(start: Timestamp, unit: i64) -> impl Strategy<Value = Vec<(Timestamp, Happening)>> {
    let what = prop_oneof![
        8 => sides().prop_map(Happening::Ply),
        1 => sides().prop_map(Happening::Takeback),
        2 => (sides(), 1..2_000_i64)
            .prop_map(move |(side, units)| Happening::Gift(side, duration(unit, units))),
        2 => (0..LASTS).prop_map(move |until| Happening::Pause(moment(start, unit, until))),
        1 => Just(Happening::Resume),
        2 => (sides(), 0..4_usize).prop_map(|(side, which)| Happening::Habits(side, which)),
    ];
    let when = (0..LASTS).prop_map(move |units| moment(start, unit, units));
    vec((when, what), 0..8).prop_map(|mut all| {
        all.sort_by_key(|(at, _)| *at);
        all
    })
}

/// Generates paces, mostly such as can run out within a world.
fn paces(unit: i64) -> impl Strategy<Value = Pace> {
    let (live, others): (Vec<Pace>, Vec<Pace>) = Pace::ALL
        .into_iter()
        .filter(|pace| *pace != Pace::None)
        .partition(|pace| pace.is_live());
    let short = if unit == 1 {
        live
    } else {
        vec![Pace::Move1Day, Pace::Move2Days, Pace::Reserve3Days]
    };
    prop_oneof![3 => select(short), 1 => select(others)]
}

pub(super) fn worlds(unit: i64) -> impl Strategy<Value = World> {
    let place = (select(&CHANGES[..]), 0..LASTS, any::<bool>());
    place.prop_flat_map(move |((zone, change), ago, weekends)| {
        let start = moment(at(change), unit, -ago);
        let left = [0..4_000_i64, 0..4_000_i64];
        (
            (paces(unit), sides(), left, 0..500_i64),
            (spans(start, unit), spans(start, unit)),
            vec(habits(named(zone), start, unit), 4),
            happenings(start, unit),
        )
            .prop_map(
                move |((pace, mover, left, more), spans, habits, happenings)| {
                    let left = left.map(|units| duration(unit, units));
                    let had = left[mover.index()] + duration(unit, more);
                    World {
                        unit,
                        start,
                        pace,
                        reading: Reading {
                            mover,
                            since: start,
                            left,
                            had,
                            begins: false,
                        },
                        outages: spans.0,
                        unshown: spans.1,
                        weekends,
                        habits,
                        happenings,
                    }
                },
            )
    })
}
