//! Deadlines that were worked out by hand, with a calendar.

use super::{at, named};
use crate::{
    clock::Timestamp,
    matches::clock::{Habits, MatchClock, Pace, QuietHours, Stops, Vacations},
};
use rules::Side;

/// Returns the habits of a player in a zone who is quiet from one hour to another.
pub(super) fn living(zone: &str, quiet: Option<(u16, u16)>) -> Habits {
    Habits {
        zone: named(zone),
        quiet: quiet.map(|(from, until)| QuietHours::new(from * 60, until * 60).expect("short")),
        vacations: Vacations::NONE,
    }
}

/// Returns stops that consist only of these habits for both players.
pub(super) fn stops(habits: &Habits, weekends: bool) -> Stops<'_> {
    Stops {
        weekends,
        habits: [habits; 2],
        ..Stops::NONE
    }
}

/// Returns the deadline of the first move, with nothing else in the way.
pub(super) fn deadline(pace: Pace, start: &str, habits: &Habits, weekends: bool) -> Timestamp {
    let clock = MatchClock::start(pace, Side::First, at(start)).expect("it has a clock");
    clock.deadline(stops(habits, weekends)).expect("an end")
}

/// A pace, a start, the zone of the players, from when until when they are quiet, whether the match
/// rests on weekends, and the deadline of the first move.
type Row = (
    Pace,
    &'static str,
    &'static str,
    Option<(u16, u16)>,
    bool,
    &'static str,
);

const NIGHT: Option<(u16, u16)> = Some((22, 8));

const DEADLINES: [Row; 13] = [
    // Nothing in the way: 24 hours are 24 hours, even where clocks are set.
    (
        Pace::Move1Day,
        "2026-03-28T12:00:00Z",
        "Europe/Berlin",
        None,
        false,
        "2026-03-29T12:00:00Z",
    ),
    (
        Pace::Move14Days,
        "2028-02-20T00:00:00Z",
        "UTC",
        None,
        false,
        "2028-03-05T00:00:00Z",
    ),
    // 14 hours a day, from 7 to 21 UTC in winter: 9 + 14 + 1.
    (
        Pace::Move1Day,
        "2026-01-10T12:00:00Z",
        "Europe/Berlin",
        NIGHT,
        false,
        "2026-01-12T08:00:00Z",
    ),
    // In summer from 6 to 20: 8 + 14 + 2.
    (
        Pace::Move1Day,
        "2026-07-10T12:00:00Z",
        "Europe/Berlin",
        NIGHT,
        false,
        "2026-07-12T08:00:00Z",
    ),
    // It begins in quiet hours, 3 in the morning in Berlin: 14 + 10.
    (
        Pace::Move1Day,
        "2026-01-10T02:00:00Z",
        "Europe/Berlin",
        NIGHT,
        false,
        "2026-01-11T17:00:00Z",
    ),
    // Clocks are set forward at 1 UTC on 29 March, so the night ends at 6 and not at 7: 9 until
    // 21 UTC on the 28th, 14 until 20 UTC on the 29th, 1 more from 6 on the 30th.
    (
        Pace::Move1Day,
        "2026-03-28T12:00:00Z",
        "Europe/Berlin",
        NIGHT,
        false,
        "2026-03-30T07:00:00Z",
    ),
    // They are set back at 1 UTC on 25 October: 8 until 20 UTC on the 24th, 14 from 7 until 21
    // on the 25th, 2 more from 7 on the 26th.
    (
        Pace::Move1Day,
        "2026-10-24T12:00:00Z",
        "Europe/Berlin",
        NIGHT,
        false,
        "2026-10-26T09:00:00Z",
    ),
    // Quiet from 2 to 3, an hour that New York does not have on 8 March: 24 hours from 5 UTC, of
    // which none is quiet.
    (
        Pace::Move1Day,
        "2026-03-08T05:00:00Z",
        "America/New_York",
        Some((2, 3)),
        false,
        "2026-03-09T05:00:00Z",
    ),
    // Quiet from 1 to 2, which New York has twice on 1 November: two hours more.
    (
        Pace::Move1Day,
        "2026-11-01T04:00:00Z",
        "America/New_York",
        Some((1, 2)),
        false,
        "2026-11-02T06:00:00Z",
    ),
    // Lord Howe sets its clocks back by half an hour, from 2:00 to 1:30 on 5 April 2026, which
    // is 15 UTC on the 4th. Quiet from 1 to 2 is an hour and a half then.
    (
        Pace::Move1Day,
        "2026-04-04T12:00:00Z",
        "Australia/Lord_Howe",
        Some((1, 2)),
        false,
        "2026-04-05T13:30:00Z",
    ),
    // From Friday 18:00 in Berlin: 6 hours of Friday, 18 of Monday.
    (
        Pace::Move1Day,
        "2026-11-20T17:00:00Z",
        "Europe/Berlin",
        None,
        true,
        "2026-11-23T17:00:00Z",
    ),
    // The same moment is Saturday in Tokyo: all of Monday there, until Monday 15 UTC.
    (
        Pace::Move1Day,
        "2026-11-20T17:00:00Z",
        "Asia/Tokyo",
        None,
        true,
        "2026-11-23T15:00:00Z",
    ),
    // Samoa had no Friday 30 December 2011: Thursday's midnight is 10 UTC on the 30th, and
    // Saturday begins. Two days are used on Wednesday and Thursday, and one on Monday, which
    // begins at 10 UTC on 1 January.
    (
        Pace::Move3Days,
        "2011-12-28T10:00:00Z",
        "Pacific/Apia",
        None,
        true,
        "2012-01-02T10:00:00Z",
    ),
];

#[test]
fn deadlines_are_where_a_calendar_has_them() {
    for (pace, start, zone, quiet, weekends, end) in DEADLINES {
        let habits = living(zone, quiet);
        let found = deadline(pace, start, &habits, weekends).to_rfc3339();
        assert_eq!(found, end, "{} from {start} in {zone}", pace.id());
    }
}
