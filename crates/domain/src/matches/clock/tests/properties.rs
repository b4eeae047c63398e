//! Properties of every clock.

use std::time::Duration;

use proptest::prelude::*;

use super::worlds::{LASTS, Told, worlds};
use crate::{
    clock::Timestamp,
    matches::clock::{
        Allowance, ClockEvent, ClockHistory, ClockState, ClockStep, Flag, Habits, MatchClock, Pace,
        Reminder, Span, Spans, Stops, Vacations,
    },
};
use rules::Side;

const SECOND: Duration = Duration::from_secs(1);

/// Returns a history after all events of a world.
fn at_the_end<'a>(history: ClockHistory<'a>, events: Vec<Told<'a>>) -> ClockHistory<'a> {
    history.after_all(events).expect("it can be")
}

/// Returns the most that a side can gain by an event.
fn gain(clock: MatchClock, side: Side, event: ClockEvent<'_>) -> Duration {
    match (event, clock.pace().allowance()) {
        (ClockEvent::Step(ClockStep::Gift(to, time)), _) if to == side => time,
        (ClockEvent::Step(ClockStep::Ply(next)), allowance)
            if side == clock.mover() && next != side =>
        {
            match allowance {
                Allowance::Endless => Duration::ZERO,
                Allowance::Move(time) => time,
                Allowance::Reserve { increment, .. } | Allowance::Live { increment, .. } => {
                    increment
                }
            }
        }
        (ClockEvent::Step(ClockStep::Takeback(next)), Allowance::Move(time))
            if side == clock.mover() && next != side =>
        {
            time
        }
        _ => Duration::ZERO,
    }
}

/// Returns the same moments in other spans: some cut in two, some twice, in another order, and some
/// of one set in the other.
fn scattered(one: &[Span], other: &[Span], how: u64) -> (Spans, Spans) {
    let mut sets = (Vec::new(), Vec::new());
    for (number, span) in (1_u32..).zip(one.iter().chain(other).rev()) {
        let middle = span.from.after(SECOND * 60 * number);
        let inside = span.until.is_none_or(|until| middle < until);
        let parts = if inside && how >> number & 1 == 1 {
            vec![
                Span {
                    from: middle,
                    ..*span
                },
                Span::new(span.from, middle),
            ]
        } else {
            vec![*span, *span]
        };
        for (place, part) in (0_u32..).zip(parts) {
            if how >> (number + place + 16) & 1 == 1 {
                sets.0.push(part);
            } else {
                sets.1.push(part);
            }
        }
    }
    (sets.0.into_iter().collect(), sets.1.into_iter().collect())
}

/// Returns the deadline, the end and the reminders.
fn ahead(clock: MatchClock, stops: Stops<'_>) -> impl PartialEq + std::fmt::Debug {
    (
        clock.deadline(stops),
        clock.ends_at(Flag::Claim, stops),
        clock.reminders(&Reminder::ALL, stops),
    )
}

/// Returns the reminders after a moment.
fn to_come(clock: MatchClock, stops: Stops<'_>, now: Timestamp) -> Vec<(Timestamp, Reminder)> {
    let mut reminders = clock.reminders(&Reminder::ALL, stops);
    reminders.retain(|(at, _)| *at > now);
    reminders
}

proptest! {
    #[test]
    fn time_left_grows_only_by_moves_and_gifts(world in worlds(60), looks in 1..9_i64) {
        world.tell(|mut history, events| {
            let mut left = world.reading.left;
            let mut look = |history: &ClockHistory<'_>, now, gains: [Duration; 2]| {
                for side in Side::BOTH {
                    let new = history.clock.left(side, now, history.stops);
                    let most = left[side.index()] + gains[side.index()];
                    prop_assert!(new <= most, "{:?} has {:?}, not {:?}", side, new, most);
                    left[side.index()] = new;
                }
                Ok(())
            };
            let none = [Duration::ZERO; 2];
            let mut before = world.start;
            for (now, event) in events {
                for part in 1..=looks {
                    let seconds = (now.seconds() - before.seconds()) * part / looks;
                    let time = Timestamp::from_seconds(before.seconds() + seconds);
                    look(&history, time, none)?;
                }
                let gains = Side::BOTH.map(|side| gain(history.clock, side, event));
                history = history.after(now, event).expect("it can be");
                look(&history, now, gains)?;
                before = now;
            }
            look(&history, world.end(), none)
        })?;
    }

    #[test]
    fn how_often_a_clock_is_settled_does_not_matter(
        world in worlds(60),
        moments in prop::collection::vec(0..LASTS, 0..8),
    ) {
        world.tell(|history, events| {
            let whole = at_the_end(history, events.clone());
            let mut moments: Vec<Timestamp> =
                moments.iter().map(|units| world.moment(*units).after(SECOND / 2)).collect();
            moments.sort();
            let mut settled = history;
            let mut events = events.into_iter().peekable();
            for moment in moments {
                while let Some((now, event)) = events.next_if(|(now, _)| *now <= moment) {
                    settled = settled.after(now, event).expect("it can be");
                }
                let clock = settled.clock.settle(moment, settled.stops);
                let deadline = settled.clock.deadline(settled.stops);
                prop_assert_eq!(clock.deadline(settled.stops), deadline);
                let before = to_come(settled.clock, settled.stops, moment);
                prop_assert_eq!(to_come(clock, settled.stops, moment), before);
                prop_assert_eq!(clock.settle(moment, settled.stops), clock);
                // As it is stored and loaded.
                settled.clock = MatchClock::restore(clock.pace(), clock.reading()).expect("stored");
            }
            let settled = settled.after_all(events).expect("it can be");
            let (end, stops) = (world.end(), whole.stops);
            prop_assert_eq!(settled.clock.settle(end, stops), whole.clock.settle(end, stops));
            prop_assert_eq!(settled.clock.deadline(stops), whole.clock.deadline(stops));
            Ok(())
        })?;
    }

    #[test]
    fn it_does_not_matter_how_stops_are_split(world in worlds(60), how in any::<u64>()) {
        let (outages, unshown) = scattered(&world.outages, &world.unshown, how);
        world.tell(|history, events| {
            let stops = Stops { outages: &outages, unshown: [&unshown; 2], ..history.stops };
            let whole = at_the_end(history, events.clone());
            let split = at_the_end(ClockHistory { stops, ..history }, events);
            prop_assert_eq!(split.clock, whole.clock);
            prop_assert_eq!(ahead(split.clock, split.stops), ahead(whole.clock, whole.stops));
            Ok(())
        })?;
    }

    #[test]
    fn it_does_not_matter_which_of_two_stops_a_moment_is_in(world in worlds(60)) {
        // Two players who are never disturbed: an outage is equivalent to a vacation of both.
        let away = |spans: &[Span]| Habits {
            vacations: Vacations::stored(
                spans.iter().map(|span| (span.from, span.until.unwrap_or(world.end()))),
            ),
            ..Habits::NONE
        };
        let closed = |span: &Span| Span { until: span.until.or(Some(world.end())), ..*span };
        let outages: Spans = world.outages.iter().map(closed).collect();
        let habits = away(&world.outages);
        let clock = MatchClock::restore(world.pace, world.reading).expect("possible");
        prop_assume!(!clock.pace().is_live());
        let outage = Stops { outages: &outages, ..Stops::NONE };
        let vacation = Stops { habits: [&habits; 2], ..Stops::NONE };
        prop_assert_eq!(clock.deadline(outage), clock.deadline(vacation));
    }

    #[test]
    fn the_order_of_what_happens_at_once_does_not_matter_unless_it_is_a_turn(
        world in worlds(60),
        order in any::<bool>(),
    ) {
        let is_turn = |event: &ClockEvent<'_>| {
            matches!(event, ClockEvent::Step(ClockStep::Ply(_) | ClockStep::Takeback(_)))
        };
        let is_pause = |event: &ClockEvent<'_>| {
            matches!(event, ClockEvent::Step(ClockStep::Pause(_) | ClockStep::Resume))
        };
        world.tell(|mut history, events| {
            for pair in events.windows(2) {
                let [(now, one), (_, other)] = pair else { continue };
                let out = history.clock.has_run_out(*now, history.stops);
                let matters = is_turn(one) || is_turn(other) || out
                    || (is_pause(one) && is_pause(other))
                    || matches!((one, other), (ClockEvent::Habits(a, _), ClockEvent::Habits(b, _)) if a == b);
                if !matters {
                    let both = history.after_all([(*now, *one), (*now, *other)]).expect("it can be");
                    let turned = history.after_all([(*now, *other), (*now, *one)]).expect("it can be");
                    let settled = |history: &ClockHistory<'_>| {
                        // Ending a pause when there is none leaves the clock unsettled.
                        history.clock.settle(*now, history.stops)
                    };
                    prop_assert_eq!(settled(&both), settled(&turned));
                    prop_assert_eq!(ahead(both.clock, both.stops), ahead(turned.clock, turned.stops));
                }
                history = history.after(*now, if order { *one } else { *other }).expect("it can be");
            }
            Ok(())
        })?;
    }

    #[test]
    fn what_the_opponent_is_like_does_not_matter(world in worlds(60), which in 0..4_usize) {
        world.tell(|history, _| {
            let mut stops = history.stops;
            stops.habits[history.clock.mover().other().index()] = &world.habits[which];
            prop_assert_eq!(ahead(history.clock, stops), ahead(history.clock, history.stops));
            Ok(())
        })?;
    }

    #[test]
    fn more_stops_never_bring_a_deadline_forward(world in worlds(60)) {
        world.tell(|history, _| {
            let ClockHistory { clock, stops } = history;
            let fewer = [
                Stops { outages: Stops::NONE.outages, ..stops },
                Stops { unshown: Stops::NONE.unshown, ..stops },
                Stops { weekends: false, ..stops },
                Stops { habits: Stops::NONE.habits, weekends: false, ..stops },
            ];
            let all = clock.deadline(stops).unwrap_or(Timestamp::from_millis(i64::MAX));
            for fewer in fewer {
                let earlier = clock.deadline(fewer).unwrap_or(Timestamp::from_millis(i64::MAX));
                prop_assert!(earlier <= all);
            }
            Ok(())
        })?;
    }

    #[test]
    fn the_deadline_is_the_first_second_without_time(world in worlds(1)) {
        world.tell(|history, events| {
            let ClockHistory { clock, stops } = at_the_end(history, events);
            let (mover, since) = (clock.mover(), clock.reading().since);
            let Some(deadline) = clock.deadline(stops) else { return Ok(()) };
            prop_assert_eq!(deadline, deadline.whole_second());
            prop_assert_eq!(clock.left(mover, deadline, stops), Duration::ZERO);
            prop_assert_eq!(clock.state(deadline, stops), ClockState::RunOut);
            if deadline > since {
                let before = deadline.before(SECOND);
                prop_assert_eq!(clock.left(mover, before, stops), SECOND);
                prop_assert_eq!(clock.state(before, stops), ClockState::Running);
                prop_assert!(!clock.has_run_out(deadline.before(Duration::from_millis(1)), stops));
            }
            Ok(())
        })?;
    }

    #[test]
    fn what_stands_runs_again_when_it_says(world in worlds(60), units in 0..LASTS) {
        world.tell(|history, events| {
            let ClockHistory { clock, stops } = at_the_end(history, events);
            let now = world.moment(units).max(clock.reading().since);
            let ClockState::Stopped { until, .. } = clock.state(now, stops) else { return Ok(()) };
            let Some(until) = until else {
                prop_assert_eq!(clock.deadline(stops), None);
                return Ok(());
            };
            let mover = clock.mover();
            prop_assert_eq!(clock.left(mover, now, stops), clock.left(mover, until, stops));
            prop_assert_eq!(clock.state(until, stops), ClockState::Running);
            let before = clock.state(until.before(SECOND), stops);
            let stopped = matches!(before, ClockState::Stopped { .. });
            prop_assert!(stopped);
            Ok(())
        })?;
    }

    #[test]
    fn no_match_sleeps_for_more_than_a_year(world in worlds(60), pause in 0..LASTS) {
        let mut habits = world.habits[0].clone();
        habits.vacations = Vacations::NONE;
        let mut from = world.start;
        // As much vacation as possible, again and again.
        for _ in 0..400 {
            let until = from.after(Duration::from_hours(24));
            if let Ok(more) = habits.vacations.plan(from, until, &habits.zone, world.start) {
                habits.vacations = more;
            }
            from = until;
        }
        let stops = Stops { habits: [&habits; 2], weekends: true, ..Stops::NONE };
        for pace in Pace::ALL {
            let Some(clock) = MatchClock::start(pace, Side::First, world.start) else { continue };
            let paused = clock.pause(world.moment(pause), world.start, stops);
            let deadline = paused.deadline(stops).expect("nothing stops it for ever");
            prop_assert!(deadline < world.start.after(Duration::from_hours(365 * 24)));
        }
    }

    #[test]
    fn parts_of_seconds_do_not_matter(world in worlds(1), millis in 0..1000_u64) {
        let part = Duration::from_millis(millis);
        world.tell(|history, events| {
            let whole = at_the_end(history, events.clone());
            let late = events.into_iter().map(|(at, event)| (at.after(part), event));
            let late = at_the_end(history, late.collect());
            prop_assert_eq!(late.clock, whole.clock);
            Ok(())
        })?;
    }
}
