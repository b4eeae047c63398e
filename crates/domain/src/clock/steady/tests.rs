//! Which readings are trusted, whatever they are.

use proptest::prelude::*;

use super::*;

const START: i64 = 1_795_253_400_000;

/// Returns a reading this many milliseconds after the first, on a machine whose time is off by
/// `off`.
fn reading(running: i64, off: i64) -> Reading {
    Reading {
        time: Timestamp::from_millis(START + running + off),
        running: Duration::from_millis(running.unsigned_abs()),
    }
}

/// Returns how far off the trusted time is, and what the operator is told.
fn read(steady: &mut Steady, running: i64, off: i64) -> (i64, Option<Notice>) {
    let (time, notice) = steady.read(reading(running, off));
    (time.millis() - START - running, notice)
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).expect("fits")
}

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const YEAR: i64 = 365 * DAY;

#[test]
fn a_jump_is_doubted_and_believed_after_its_trial_and_each_is_said_once() {
    for (jump, trial) in [
        (11 * SECOND, TRIAL),
        (-HOUR, TRIAL),
        (30 * DAY, TRIAL),
        (31 * DAY, LONG_TRIAL),
        (-9 * YEAR, LONG_TRIAL),
    ] {
        let mut steady = Steady::new(reading(0, 0));
        let since = MINUTE;
        let (off, notice) = read(&mut steady, since, jump);
        let first = Jump {
            from: reading(since, 0).time,
            to: reading(since, jump).time,
        };
        assert_eq!(off, 0);
        assert_eq!(notice, Some(Notice::Doubted { jump: first, trial }));
        let end = since + millis(trial);
        for running in (since..end).step_by(7919) {
            assert_eq!(read(&mut steady, running, jump), (0, None), "{jump}");
        }
        assert_eq!(read(&mut steady, end - 1, jump), (0, None), "{jump}");
        let last = Jump {
            from: reading(end, 0).time,
            to: reading(end, jump).time,
        };
        let believed = Notice::Believed { jump: last };
        assert_eq!(read(&mut steady, end, jump), (jump, Some(believed)));
        assert_eq!(read(&mut steady, end + 1, jump), (jump, None));
    }
}

#[test]
fn the_right_time_is_welcomed_back_once() {
    let mut steady = Steady::new(reading(0, 0));
    read(&mut steady, SECOND, 9 * YEAR);
    let (off, notice) = read(&mut steady, MINUTE, 0);
    let time = reading(MINUTE, 0).time;
    assert_eq!((off, notice), (0, Some(Notice::Recovered { time })));
    assert_eq!(read(&mut steady, MINUTE + 1, 0), (0, None));
}

#[test]
fn a_trial_starts_over_when_the_right_time_was_seen_meanwhile() {
    let mut steady = Steady::new(reading(0, 0));
    read(&mut steady, 0, HOUR);
    read(&mut steady, MINUTE, 0);
    read(&mut steady, MINUTE + SECOND, HOUR);
    assert_eq!(read(&mut steady, 3 * MINUTE, HOUR).0, 0);
    assert_eq!(read(&mut steady, 3 * MINUTE + SECOND, HOUR).0, HOUR);
}

#[test]
fn many_small_steps_in_a_minute_do_not_lead_anywhere() {
    let mut steady = Steady::new(reading(0, 0));
    let (second, third) = (5 * SECOND, 15 * SECOND);
    assert_eq!(read(&mut steady, 1, second).0, second);
    assert_eq!(
        read(&mut steady, 2, third).0,
        second,
        "it stays where it was"
    );
}

/// Successive readings: how long after the one before, and how far off.
fn readings(pause: std::ops::Range<i64>) -> impl Strategy<Value = Vec<(i64, i64)>> {
    let off = prop_oneof![
        Just(0),
        -15 * SECOND..15 * SECOND,
        Just(HOUR),
        HOUR - 15 * SECOND..HOUR + 15 * SECOND,
        Just(9 * YEAR),
        -20 * YEAR..20 * YEAR,
    ];
    proptest::collection::vec((pause, off), 1..60)
}

proptest! {
    #[test]
    fn a_wild_minute_leaves_no_trace(wild in readings(0..SECOND), after in 0..DAY) {
        let mut steady = Steady::new(reading(0, 0));
        let mut running = 0;
        for (pause, off) in wild {
            running += pause;
            let (believed, _) = read(&mut steady, running, off);
            prop_assert!(believed.abs() <= millis(TOLERANCE), "{believed}");
        }
        prop_assert!(running <= MINUTE);
        prop_assert_eq!(read(&mut steady, running, 0).0, 0);
        running += after;
        prop_assert_eq!(read(&mut steady, running, 0), (0, None));
    }

    #[test]
    fn small_steps_are_followed(
        steps in proptest::collection::vec((MINUTE..HOUR, -10 * SECOND..=10 * SECOND), 1..60),
    ) {
        let mut steady = Steady::new(reading(0, 0));
        let (mut running, mut off) = (0, 0);
        for (pause, step) in steps {
            running += pause;
            off += step;
            prop_assert_eq!(read(&mut steady, running, off), (off, None));
        }
    }

    #[test]
    fn nothing_leads_off_the_course_but_a_trial(readings in readings(0..10 * MINUTE)) {
        let mut steady = Steady::new(reading(0, 0));
        let (mut running, mut course) = (0, (0, 0));
        let mut seen: Vec<(i64, i64)> = Vec::new();
        for (pause, off) in readings {
            running += pause;
            seen.push((running, off));
            let (believed, notice) = read(&mut steady, running, off);
            let (began, base) = course;
            if matches!(notice, Some(Notice::Believed { .. })) {
                // It said much the same for the whole trial, and never anything else.
                let same = |(_, other): &&(i64, i64)| (off - other).abs() <= 2 * millis(TOLERANCE);
                let first = seen.iter().rev().take_while(same).last().expect("this one");
                // A day more, as the course is not quite what was trusted.
                let trial = if (off - base).abs() <= millis(ORDINARY) + DAY { TRIAL } else { LONG_TRIAL };
                prop_assert!(running - first.0 >= millis(trial));
                prop_assert_eq!(believed, off);
                course = (running, off);
            } else {
                let minutes = 1 + (running - began) / millis(COURSE);
                let far = (believed - base).abs();
                prop_assert!(far <= millis(TOLERANCE) * minutes, "{far} in {minutes} minutes");
            }
        }
    }

    #[test]
    fn what_says_something_else_every_time_is_never_believed(
        pauses in proptest::collection::vec(0..DAY, 1..60),
        step in 11 * SECOND..YEAR,
    ) {
        let mut steady = Steady::new(reading(0, 0));
        let (mut running, mut notices) = (0, 0);
        for (pause, count) in pauses.into_iter().zip(1..) {
            running += pause;
            let (believed, notice) = read(&mut steady, running, count * step);
            prop_assert_eq!(believed, 0);
            notices += usize::from(notice.is_some());
        }
        prop_assert_eq!(notices, 1, "it is said once");
    }
}
