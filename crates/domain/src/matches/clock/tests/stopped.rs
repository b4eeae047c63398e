//! The state of a clock, and what can be stored.

use std::time::Duration;

use super::at;
use crate::{
    clock::{Timestamp, Zone},
    matches::clock::{
        ClockState, Flag, HEAD_START, Habits, MOST_LEFT, MatchClock, Pace, QuietHours, Reading,
        Span, Spans, Stop, Stops, Vacations,
    },
};
use rules::Side;

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
    let unshown = span("2026-11-24T12:30:00Z", "2026-11-24T12:45:00Z");
    let stops = Stops {
        outages: &outages,
        unshown: [&unshown; 2],
        weekends: true,
        habits: [&habits; 2],
    };
    // A Friday.
    let clock = clock("2026-11-20T12:00:00Z");
    for (now, by, until) in [
        // The night ends on Saturday, so Monday's night is in the way too.
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
fn what_either_player_cannot_see_stops_what_runs_for_nobody() {
    let day = Duration::from_hours(24);
    let start = at("2026-11-20T12:00:00Z");
    let gone: Spans = [Span::new(start.after(day), start.after(day * 3))]
        .into_iter()
        .collect();
    let endless: Spans = [Span::since(start.after(day))].into_iter().collect();
    let nothing = Spans::NONE;
    for side in Side::BOTH {
        let without = |spans| {
            let mut unshown = [&nothing; 2];
            unshown[side.index()] = spans;
            Stops {
                unshown,
                ..Stops::NONE
            }
        };
        let stops = without(&gone);
        assert_eq!(stops.passed(start, day * 2), Some(start.after(day * 4)));
        assert_eq!(without(&endless).passed(start, day * 2), None);
        // Players of a live match are at one board, and so is the player who can claim.
        let begun = start.after(day * 2);
        let live = MatchClock::start(Pace::Live10Minutes, Side::First, begun);
        let deadline = live.expect("a clock").deadline(stops);
        let back = start.after(day * 3);
        let minutes = Duration::from_mins(10);
        assert_eq!(deadline, Some(back.after(HEAD_START + minutes)), "{side:?}");
        let [lasts, long_stop] = [day, day * 7];
        let clock = MatchClock::start(Pace::Move1Day, side.other(), start).expect("a clock");
        assert_eq!(clock.deadline(stops), Some(start.after(lasts)));
        let end = start.after(lasts + long_stop + day * 2);
        assert_eq!(clock.ends_at(Flag::Claim, stops), Some(end), "{side:?}");
        // For a single player, only their own channel matters.
        assert_eq!(
            [side, side.other()].map(|whose| stops.passed_for(whose, start, day * 2)),
            [day * 4, day * 2].map(|after| Some(start.after(after)))
        );
    }
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
