//! What a clock says of itself, and what can be stored.

use std::time::Duration;

use super::at;
use crate::{
    clock::{Timestamp, Zone},
    games::Side,
    matches::clock::{
        ClockState, Habits, MOST_LEFT, MatchClock, Pace, QuietHours, Reading, Span, Spans, Stop,
        Stops, Vacations,
    },
};

const NIGHT: &str = "2026-11-20T23:00:00Z";

fn clock(since: &str) -> MatchClock {
    MatchClock::start(Pace::Move3Days, Side::First, at(since)).expect("a clock")
}

#[test]
fn a_clock_says_what_stops_it_and_until_when() {
    let habits = Habits {
        zone: Zone::UTC,
        quiet: QuietHours::new(22 * 60, 8 * 60),
        vacations: Vacations::stored([(at("2026-11-25T12:00:00Z"), at("2026-11-27T12:00:00Z"))]),
    };
    let span = |from, until| -> Spans { [Span::new(at(from), at(until))].into_iter().collect() };
    let outages = span("2026-11-24T12:00:00Z", "2026-11-24T13:00:00Z");
    let homeless = span("2026-11-24T12:30:00Z", "2026-11-24T12:45:00Z");
    let stops = Stops {
        outages: &outages,
        homeless: [&homeless; 2],
        weekends: true,
        habits: [&habits; 2],
    };
    // A Friday.
    let clock = clock("2026-11-20T12:00:00Z");
    for (now, by, until) in [
        // The night is over on Saturday, so Monday's night is in the way too.
        (NIGHT, Stop::Quiet, "2026-11-23T08:00:00Z"),
        (
            "2026-11-21T09:00:00Z",
            Stop::Weekend,
            "2026-11-23T08:00:00Z",
        ),
        ("2026-11-24T12:30:00Z", Stop::Outage, "2026-11-24T13:00:00Z"),
        (
            "2026-11-25T12:00:00Z",
            Stop::Vacation,
            "2026-11-27T12:00:00Z",
        ),
    ] {
        let until = Some(at(until));
        assert_eq!(
            clock.state(at(now), stops),
            ClockState::Stopped { by, until },
            "{now}"
        );
    }
    let running = at("2026-11-20T12:00:00Z");
    assert_eq!(clock.state(running, stops), ClockState::Running);
    let paused = clock.pause(at(NIGHT), running, stops);
    let until = Some(at("2026-11-23T08:00:00Z"));
    let by = Stop::Pause;
    assert_eq!(
        paused.state(running, stops),
        ClockState::Stopped { by, until }
    );
    let out = clock.deadline(stops).expect("an end");
    assert_eq!(clock.state(out, stops), ClockState::RunOut);
}

#[test]
fn what_no_clock_shows_is_not_restored() {
    let reading = clock(NIGHT).reading();
    let day = Duration::from_hours(24);
    assert_eq!(
        MatchClock::restore(Pace::Move3Days, reading),
        Some(clock(NIGHT))
    );
    assert_eq!(MatchClock::restore(Pace::None, reading), None);
    for impossible in [
        Reading {
            had: day * 2,
            ..reading
        },
        Reading {
            had: MOST_LEFT + day,
            ..reading
        },
        Reading {
            left: [day * 3, MOST_LEFT + day],
            ..reading
        },
        Reading {
            left: [day * 3, Duration::from_millis(1)],
            ..reading
        },
        Reading {
            since: Timestamp::from_millis(1),
            ..reading
        },
        Reading {
            begins: true,
            ..reading
        },
    ] {
        assert_eq!(
            MatchClock::restore(Pace::Move3Days, impossible),
            None,
            "{impossible:?}"
        );
    }
}

#[test]
fn the_end_of_all_time_is_no_deadline() {
    let habits = Habits {
        quiet: QuietHours::new(22 * 60, 8 * 60),
        ..Habits::NONE
    };
    let stops = Stops {
        weekends: true,
        habits: [&habits; 2],
        ..Stops::NONE
    };
    for millis in [i64::MIN, i64::MAX] {
        let now = Timestamp::from_millis(millis);
        if let Some(clock) = MatchClock::start(Pace::Move14Days, Side::First, now) {
            let settled = clock.settle(now, stops);
            assert!(
                settled
                    .deadline(stops)
                    .is_none_or(|deadline| deadline >= settled.reading().since)
            );
        }
    }
}
