//! How plies, gifts, pauses and takebacks change a clock.

use std::time::Duration;

use super::{
    at,
    deadlines::{deadline, living, stops},
};
use crate::matches::{
    Timing,
    clock::{
        ClockState, ClockStep, Flag, LONGEST_PAUSE, MOST_LEFT, MatchClock, Pace, Reminded,
        Reminder, RunningClock, Span, Spans, Stop, Stops, Vacations,
    },
};
use rules::Side;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// Returns the clock of a match that begins then, with the first side to move.
fn starting(pace: Pace, now: &str) -> MatchClock {
    MatchClock::start(pace, Side::First, at(now)).expect("it has a clock")
}

#[test]
fn vacations_and_outages_are_added() {
    let mut habits = living("Europe/Berlin", None);
    let (from, until) = (at("2026-07-02T00:00:00Z"), at("2026-07-12T00:00:00Z"));
    habits.vacations = Vacations::stored([(from, until)]);
    // One outage in the vacation, which counts once, and one after it.
    let outages: Spans = [
        Span::new(at("2026-07-03T00:00:00Z"), at("2026-07-04T00:00:00Z")),
        Span::new(at("2026-07-11T23:00:00Z"), at("2026-07-12T00:30:10Z")),
    ]
    .into_iter()
    .collect();
    let stops = Stops {
        outages: &outages,
        ..stops(&habits, false)
    };
    let clock = starting(Pace::Move3Days, "2026-07-01T12:00:00Z");
    let deadline = clock.deadline(stops).expect("an end");
    assert_eq!(deadline, at("2026-07-14T12:30:10Z"));
}

#[test]
fn a_clock_that_is_stopped_without_end_has_no_deadline() {
    let gone: Spans = [Span::since(at("2026-07-02T00:00:00Z"))]
        .into_iter()
        .collect();
    let stops = Stops {
        unshown: [&gone; 2],
        ..Stops::NONE
    };
    let start = "2026-07-01T00:00:00Z";
    let clock = starting(Pace::Move2Days, start);
    assert_eq!(clock.deadline(stops), None);
    assert_eq!(clock.ends_at(Flag::Claim, stops), None);
    let later = at("2027-07-01T00:00:00Z");
    assert_eq!(clock.left(Side::First, later, stops), DAY);
    // A move made in time is not affected by stops.
    let day = starting(Pace::Move1Day, start);
    assert_eq!(day.deadline(stops), Some(at("2026-07-02T00:00:00Z")));
}

#[test]
fn each_pace_counts_moves_in_its_way() {
    let start = at("2026-11-01T00:00:00Z");
    for (pace, used, left) in [
        // Unused time of a move is lost.
        (Pace::Move3Days, DAY, DAY * 3),
        (Pace::Reserve7Days, DAY * 2, DAY * 6),
        (Pace::Live30Minutes, MINUTE * 15, MINUTE * 20 + MINUTE / 2),
    ] {
        let clock = MatchClock::start(pace, Side::First, start).expect("a clock");
        let then = start.after(used);
        let after = clock.after_ply(Side::Second, then, Stops::NONE);
        assert_eq!(after.mover(), Side::Second);
        assert_eq!(
            after.left(Side::First, then, Stops::NONE),
            left,
            "{}",
            pace.id()
        );
        // A ply after which the same side moves again adds nothing.
        let again = clock.after_ply(Side::First, then, Stops::NONE);
        assert_eq!(again, clock.settle(then, Stops::NONE));
    }
    assert_eq!(MatchClock::start(Pace::None, Side::First, start), None);
}

#[test]
fn increments_fill_a_reserve_to_its_cap_and_gifts_beyond_it() {
    let mut now = at("2026-11-01T00:00:00Z");
    let mut clock = MatchClock::start(Pace::Reserve7Days, Side::First, now).expect("a clock");
    for _ in 0..20 {
        now = now.after(HOUR);
        clock = clock.after_ply(clock.mover().other(), now, Stops::NONE);
    }
    assert_eq!(clock.left(Side::Second, now, Stops::NONE), DAY * 14);
    let given = clock
        .give(Side::Second, DAY * 2, now, Stops::NONE)
        .expect("not too much");
    assert_eq!(given.left(Side::Second, now, Stops::NONE), DAY * 16);
    let first = given.after_ply(Side::Second, now, Stops::NONE);
    let second = first.after_ply(Side::First, now.after(HOUR), Stops::NONE);
    let left = second.left(Side::Second, now.after(HOUR), Stops::NONE);
    assert_eq!(
        left,
        HOUR * (16 * 24 - 1),
        "it is above the cap, so a move adds nothing"
    );
    let most = MOST_LEFT.saturating_sub(left);
    assert!(second.give(Side::Second, most, now, Stops::NONE).is_some());
    assert_eq!(
        second.give(Side::Second, most + MINUTE, now, Stops::NONE),
        None
    );
}

#[test]
fn a_flag_ends_a_match_or_waits_for_a_claim() {
    let clock = starting(Pace::Move1Day, "2026-11-01T00:00:00Z");
    let live = starting(Pace::Live10Minutes, "2026-11-01T00:00:00Z");
    let end = at("2026-11-02T00:00:00Z");
    assert_eq!(clock.ends_at(Flag::End, Stops::NONE), Some(end));
    assert_eq!(
        clock.ends_at(Flag::Claim, Stops::NONE),
        Some(end.after(DAY * 7))
    );
    let long_stop = at("2026-11-02T00:15:00Z");
    assert_eq!(live.ends_at(Flag::Claim, Stops::NONE), Some(long_stop));
    // Nobody could claim during an outage. The habits of the loser do not matter.
    let outages = [Span::new(end.after(DAY), end.after(DAY * 2))]
        .into_iter()
        .collect();
    let habits = living("UTC", Some((20, 8)));
    let stops = Stops {
        outages: &outages,
        ..Stops::NONE
    };
    assert_eq!(clock.ends_at(Flag::Claim, stops), Some(end.after(DAY * 8)));
    let clock = clock.settle(end, Stops::NONE);
    let stops = Stops {
        habits: [&habits; 2],
        ..Stops::NONE
    };
    assert_eq!(clock.ends_at(Flag::Claim, stops), Some(end.after(DAY * 7)));
}

#[test]
fn who_is_late_moves_on_with_what_the_move_adds() {
    let clock = starting(Pace::Reserve3Days, "2026-11-01T00:00:00Z");
    let late = at("2026-11-06T00:00:00Z");
    assert!(clock.has_run_out(late, Stops::NONE));
    let moved = clock.after_ply(Side::Second, late, Stops::NONE);
    assert_eq!(moved.left(Side::First, late, Stops::NONE), HOUR * 12);
    assert_eq!(moved.deadline(Stops::NONE), Some(late.after(DAY * 3)));
    // A gift counts from now, and a pause restores nothing.
    let given = clock
        .give(Side::First, HOUR, late, Stops::NONE)
        .expect("not too much");
    assert_eq!(given.deadline(Stops::NONE), Some(late.after(HOUR)));
    let paused = clock.pause(late.after(DAY), late, Stops::NONE);
    assert!(paused.has_run_out(late, Stops::NONE));
    assert_eq!(paused.deadline(Stops::NONE), clock.deadline(Stops::NONE));
}

#[test]
fn a_pause_stops_whoever_moves_until_it_is_over() {
    let start = at("2026-11-01T00:00:00Z");
    let clock = starting(Pace::Move3Days, "2026-11-01T00:00:00Z");
    let noon = start.after(HOUR * 12);
    let paused = clock.pause(noon.after(DAY * 5), noon, Stops::NONE);
    assert_eq!(paused.deadline(Stops::NONE), Some(start.after(DAY * 8)));
    let moved = paused.after_ply(Side::Second, noon.after(DAY), Stops::NONE);
    assert_eq!(moved.deadline(Stops::NONE), Some(noon.after(DAY * 8)));
    let resumed = moved.resume(noon.after(DAY * 2));
    assert_eq!(resumed.deadline(Stops::NONE), Some(noon.after(DAY * 5)));
    assert_eq!(clock.resume(noon), clock);
    let forever = clock.pause(noon.after(DAY * 5000), noon, Stops::NONE);
    let latest = noon.after(LONGEST_PAUSE + HOUR * 60);
    assert_eq!(forever.deadline(Stops::NONE), Some(latest));
}

#[test]
fn a_takeback_gives_no_time_back() {
    let start = at("2026-11-01T00:00:00Z");
    let (two, three) = (start.after(DAY * 2), start.after(DAY * 3));
    // The first side moves after two days; a day later the second agrees to take it back.
    let left = |pace| {
        let clock = MatchClock::start(pace, Side::First, start).expect("a clock");
        let moved = clock.after_ply(Side::Second, two, Stops::NONE);
        let back = moved.after_takeback(Side::First, three, Stops::NONE);
        assert_eq!(back.mover(), Side::First);
        Side::BOTH.map(|side| back.left(side, three.after(HOUR), Stops::NONE))
    };
    assert_eq!(left(Pace::Reserve7Days), [HOUR * (6 * 24 - 1), DAY * 6]);
    assert_eq!(left(Pace::Move5Days), [HOUR * (5 * 24 - 1), DAY * 5]);
    // The side that was to move keeps what it was given.
    let clock = starting(Pace::Move5Days, "2026-11-01T00:00:00Z");
    let moved = clock.after_ply(Side::Second, two, Stops::NONE);
    let given = moved.give(Side::Second, DAY * 2, two, Stops::NONE);
    let back = given.expect("given");
    let back = back.after_takeback(Side::First, three, Stops::NONE);
    assert_eq!(back.left(Side::Second, three, Stops::NONE), DAY * 6);
    // If the side to move stays the same, its time runs on.
    let back = clock.after_takeback(Side::First, three, Stops::NONE);
    assert_eq!(back, clock.settle(three, Stops::NONE));
}

#[test]
fn reminders_come_at_fractions_of_what_the_player_had() {
    let start = at("2026-11-01T00:00:00Z");
    let clock = starting(Pace::Move2Days, "2026-11-01T00:00:00Z");
    let half = (start.after(DAY), Reminder::Half);
    let eighth = (start.after(HOUR * 42), Reminder::Eighth);
    let reminders = |clock: MatchClock| clock.reminders(&Reminder::DEFAULT, Stops::NONE);
    assert_eq!(reminders(clock), [half, eighth]);
    let later = clock.settle(start.after(HOUR * 30), Stops::NONE);
    assert_eq!(reminders(later), [eighth]);
    assert_eq!(
        reminders(clock.settle(start.after(DAY * 3), Stops::NONE)),
        []
    );
    // The next turn, and more time, start the reminders over.
    let next = clock.after_ply(Side::Second, half.0, Stops::NONE);
    assert_eq!(reminders(next)[0], (half.0.after(DAY), Reminder::Half));
    let given = later.give(Side::First, HOUR * 6, start.after(HOUR * 30), Stops::NONE);
    let again = reminders(given.expect("not too much"));
    assert_eq!(again[0], (start.after(HOUR * 42), Reminder::Half));
}

#[test]
fn nobody_is_reminded_when_less_than_two_minutes_would_be_left() {
    let start = at("2026-11-01T00:00:00Z");
    let clock = starting(Pace::Live10Minutes, "2026-11-01T00:00:00Z");
    let chosen = clock.reminders(&Reminder::ALL, Stops::NONE);
    let second = |count| start.after(Duration::from_secs(count));
    let expected = [
        (second(600), Reminder::Half),
        (second(750), Reminder::Quarter),
    ];
    assert_eq!(chosen, expected);
}

#[test]
fn the_days_of_a_player_do_not_stop_a_live_match() {
    let mut habits = living("UTC", Some((22, 8)));
    let start = "2026-11-21T21:50:00Z";
    habits.vacations = Vacations::stored([(at(start), at("2026-11-28T00:00:00Z"))]);
    let ends = deadline(Pace::Live15Minutes, start, &habits, true);
    assert_eq!(ends, at("2026-11-21T22:10:00Z"));
    let outages = [Span::new(
        at("2026-11-21T22:00:00Z"),
        at("2026-11-21T23:00:00Z"),
    )];
    let outages = outages.into_iter().collect();
    let stops = Stops {
        outages: &outages,
        ..stops(&habits, true)
    };
    let clock = starting(Pace::Live15Minutes, start);
    assert_eq!(clock.deadline(stops), Some(at("2026-11-21T23:10:00Z")));
}

#[test]
fn the_clock_of_a_live_match_starts_with_the_first_move_or_soon_after_the_match() {
    let start = at("2026-11-01T00:00:00Z");
    let clock = starting(Pace::Live10Minutes, "2026-11-01T00:00:00Z");
    let minute = |count| start.after(MINUTE * count);
    let waits = ClockState::Stopped {
        by: Stop::Beginning,
        until: Some(minute(5)),
    };
    assert_eq!(clock.state(minute(3), Stops::NONE), waits);
    assert_eq!(clock.pause_until(minute(3)), None);
    assert_eq!(clock.state(minute(5), Stops::NONE), ClockState::Running);
    assert_eq!(clock.deadline(Stops::NONE), Some(minute(15)));
    // Only the move ends the wait, and a gift leaves it as it is.
    assert_eq!(clock.resume(minute(1)), clock);
    let given = clock.give(Side::First, MINUTE * 5, minute(1), Stops::NONE);
    let given = given.expect("not too much");
    assert_eq!(given.state(minute(3), Stops::NONE), waits);
    assert_eq!(given.deadline(Stops::NONE), Some(minute(20)));

    let moved = clock.after_ply(Side::Second, minute(2), Stops::NONE);
    assert_eq!(moved.state(minute(2), Stops::NONE), ClockState::Running);
    assert_eq!(moved.deadline(Stops::NONE), Some(minute(12)));
    let left = moved.left(Side::First, minute(2), Stops::NONE);
    assert_eq!(left, MINUTE * 10 + MINUTE / 6, "nothing but the increment");
    // A move does not end a pause that both agree on.
    let paused = clock.pause(minute(60), minute(1), Stops::NONE);
    let moved = paused.after_ply(Side::Second, minute(2), Stops::NONE);
    assert_eq!(moved.deadline(Stops::NONE), Some(minute(70)));
    // Other clocks start right away.
    let slow = starting(Pace::Move1Day, "2026-11-01T00:00:00Z");
    assert_eq!(slow.state(start, Stops::NONE), ClockState::Running);
}

/// Nobody can come to the board in an outage.
#[test]
fn an_outage_is_no_part_of_the_head_start() {
    let start = at("2026-11-01T00:00:00Z");
    let clock = starting(Pace::Live10Minutes, "2026-11-01T00:00:00Z");
    let minute = |count| start.after(MINUTE * count);
    let outages = [Span::new(minute(2), minute(60))];
    let outages = outages.into_iter().collect();
    let stops = Stops {
        outages: &outages,
        ..Stops::NONE
    };
    assert_eq!(clock.deadline(stops), Some(minute(73)));
    let waits = ClockState::Stopped {
        by: Stop::Beginning,
        until: Some(minute(63)),
    };
    assert_eq!(clock.state(minute(61), stops), waits);
    assert_eq!(clock.settle(minute(61), stops), clock);
    let settled = clock.settle(minute(65), stops);
    assert_eq!(settled.deadline(stops), Some(minute(73)));
    let left = settled.left(Side::First, minute(65), stops);
    assert_eq!(left, MINUTE * 8);
    assert_eq!(settled.after_ply(Side::First, minute(65), stops), settled);
    // An outage without a known end isn't part of it either.
    let gone: Spans = [Span::since(minute(2))].into_iter().collect();
    let stops = Stops {
        unshown: [&gone; 2],
        ..Stops::NONE
    };
    assert_eq!(clock.deadline(stops), None);
    assert_eq!(clock.settle(minute(65), stops), clock);
}

#[test]
fn a_mover_who_has_been_reminded_is_reminded_again_only_after_more_time_or_in_a_new_turn() {
    let pace = Pace::Move3Days;
    let timing = Timing {
        pace,
        ..Timing::NONE
    };
    let had = Reminded::default().with(Reminder::Half);
    let running = RunningClock {
        reminded: had,
        ..RunningClock::new(starting(pace, "2026-07-01T12:00:00Z"), timing)
    };
    let now = at("2026-07-03T00:00:00Z");
    for (step, reminded) in [
        (ClockStep::Settle, had),
        (ClockStep::Pause(at("2026-07-04T00:00:00Z")), had),
        (ClockStep::Gift(Side::Second, DAY), had),
        (ClockStep::Gift(Side::First, DAY), Reminded::default()),
        (ClockStep::Ply(Side::Second), Reminded::default()),
    ] {
        let after = running
            .after(step, now, Stops::NONE)
            .expect("it is allowed");
        assert_eq!(after.reminded, reminded, "{step:?}");
    }
}

#[test]
fn reminders_that_were_sent_are_kept_as_bits() {
    let mut reminded = Reminded::default();
    for (sent, reminder) in Reminder::ALL.into_iter().enumerate() {
        for (number, other) in Reminder::ALL.into_iter().enumerate() {
            assert_eq!(reminded.has(other), number < sent, "{other:?}");
        }
        reminded = reminded.with(reminder);
        assert_eq!(reminded.with(reminder), reminded);
        assert_eq!(Reminded::from_bits(reminded.bits()), reminded);
    }
    assert_eq!(reminded.bits(), 7);
}

#[test]
fn only_the_first_move_of_a_live_match_waits_for_its_board_and_after_ten_seconds() {
    let now = at("2026-07-01T00:00:00Z");
    let clock = starting(Pace::Live10Minutes, "2026-07-01T00:00:00Z");
    let later = |seconds| now.after(Duration::from_secs(seconds));
    assert!(!clock.waits_for_board(later(9)));
    assert!(clock.waits_for_board(later(10)));
    let paused = clock.pause(later(1), now, Stops::NONE);
    let slow = starting(Pace::Move1Day, "2026-07-01T00:00:00Z");
    for other in [paused, slow] {
        assert!(!other.waits_for_board(later(60)));
    }
}

#[test]
fn a_pause_is_one_until_its_last_second() {
    let now = at("2026-07-01T00:00:00Z");
    let clock = starting(Pace::Live10Minutes, "2026-07-01T00:00:00Z");
    assert_eq!(clock.pause_until(now), None);
    assert_eq!(clock.pause_until(at("2026-06-30T00:00:00Z")), None);
    let until = now.after(DAY);
    let paused = clock.pause(until, now, Stops::NONE);
    assert_eq!(paused.pause_until(now), Some(until));
    assert_eq!(paused.pause_until(until), None);
}

#[test]
fn a_clock_is_due_for_reminders_not_sent_yet_then_for_the_deadline_and_then_for_the_long_stop() {
    let pace = Pace::Move1Day;
    let timing = Timing {
        pace,
        ..Timing::NONE
    };
    let clock = RunningClock::new(starting(pace, "2026-07-01T00:00:00Z"), timing);
    let nothing = Reminded::default();
    let (half, eighth) = (nothing.with(Reminder::Half), nothing.with(Reminder::Eighth));
    for (reminded, hours) in [
        (nothing, 12),
        (half, 21),
        (eighth, 12),
        (half.with(Reminder::Eighth), 24),
    ] {
        let clock = RunningClock { reminded, ..clock };
        let due = at("2026-07-01T00:00:00Z").after(HOUR * hours);
        let look_at = clock.look_at(Stops::NONE, &Reminder::DEFAULT);
        assert_eq!(look_at, Some(due), "{reminded:?}");
    }
    let deadline = Some(at("2026-07-02T00:00:00Z"));
    assert_eq!(clock.look_at(Stops::NONE, &[]), deadline);
    let claimable = RunningClock {
        claimable: true,
        ..clock
    };
    let look_at = claimable.look_at(Stops::NONE, &Reminder::DEFAULT);
    assert_eq!(look_at, Some(at("2026-07-09T00:00:00Z")));
}
