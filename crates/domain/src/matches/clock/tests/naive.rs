//! A second computation, which goes through the time step by step and asks calendars what they
//! show.

use std::time::Duration;

use jiff::{civil::Weekday, tz::TimeZone};
use proptest::prelude::*;

use super::worlds::{Happening, LASTS, World, worlds};
use crate::{
    clock::Timestamp,
    matches::clock::{
        Allowance, ClockHistory, Habits, LONGEST_PAUSE, MOST_LEFT, Reading, Reminder, Span,
    },
};
use rules::Side;

/// A clock as someone would keep it who looks at it at every step.
struct Naive<'a> {
    world: &'a World,
    zones: Vec<TimeZone>,
    /// The index of each side's habits.
    habits: [usize; 2],
    mover: Side,
    left: [Duration; 2],
    had: Duration,
    paused_until: Timestamp,
    /// When the mover's time has run out, or will, because there is none left when a pause is over.
    out_at: Option<Timestamp>,
}

impl<'a> Naive<'a> {
    fn new(world: &'a World) -> Naive<'a> {
        let Reading {
            mover, left, had, ..
        } = world.reading;
        let has_none = left[mover.index()].is_zero();
        let zone = |habits: &Habits| TimeZone::get(habits.zone.name()).expect("a zone");
        Naive {
            world,
            zones: world.habits.iter().map(zone).collect(),
            habits: [0, 1],
            mover,
            left,
            had,
            paused_until: world.start,
            out_at: has_none.then_some(world.start),
        }
    }

    fn stands(&self, now: Timestamp) -> bool {
        let within = |spans: &[Span]| {
            let holds =
                |span: &Span| span.from <= now && span.until.is_none_or(|until| now < until);
            spans.iter().any(holds)
        };
        let shared = within(&self.world.outages) || within(&self.world.unshown);
        if shared || now < self.paused_until {
            return true;
        }
        if matches!(self.world.pace.allowance(), Allowance::Live { .. }) {
            return false;
        }
        let which = self.habits[self.mover.index()];
        let habits = &self.world.habits[which];
        let vacations: Vec<Span> = habits.vacations.spans().iter().collect();
        let instant = jiff::Timestamp::from_second(now.seconds()).expect("a time");
        let shown = self.zones[which].to_datetime(instant);
        let minute =
            u16::from(shown.hour().unsigned_abs()) * 60 + u16::from(shown.minute().unsigned_abs());
        let quiet = habits.quiet.is_some_and(|quiet| {
            if quiet.from() < quiet.until() {
                (quiet.from()..quiet.until()).contains(&minute)
            } else {
                minute >= quiet.from() || minute < quiet.until()
            }
        });
        let weekend = matches!(shown.date().weekday(), Weekday::Saturday | Weekday::Sunday);
        within(&vacations) || quiet || (self.world.weekends && weekend)
    }

    fn happens(&mut self, now: Timestamp, what: Happening) {
        let (old, was_out) = (self.mover, self.is_out(now));
        match what {
            Happening::Ply(next) => {
                if next != old {
                    let left = &mut self.left[old.index()];
                    *left = match self.world.pace.allowance() {
                        Allowance::Endless => panic!("it has no clock"),
                        Allowance::Move(time) => time,
                        Allowance::Reserve { increment, cap, .. } => {
                            if *left > cap {
                                *left
                            } else {
                                cap.min(*left + increment)
                            }
                        }
                        Allowance::Live { increment, .. } => *left + increment,
                    };
                    self.turn(next);
                }
            }
            Happening::Takeback(next) => {
                if next != old {
                    if let Allowance::Move(time) = self.world.pace.allowance() {
                        let left = &mut self.left[old.index()];
                        *left = time.max(*left);
                    }
                    self.turn(next);
                }
            }
            Happening::Gift(side, time) => {
                self.left[side.index()] += time;
                assert!(self.left[side.index()] <= MOST_LEFT, "gifts are small");
                if side == old {
                    self.had = self.left[side.index()];
                }
            }
            Happening::Pause(until) => {
                if !self.is_out(now) {
                    self.paused_until = until.min(now.after(LONGEST_PAUSE));
                }
            }
            Happening::Resume => self.paused_until = now,
            Happening::Habits(side, which) => self.habits[side.index()] = which,
        }
        if !self.left[self.mover.index()].is_zero() {
            self.out_at = None;
        } else if !(was_out && self.mover == old) {
            self.out_at = Some(now.max(self.paused_until));
        }
    }

    fn turn(&mut self, mover: Side) {
        self.mover = mover;
        self.had = self.left[mover.index()];
    }

    fn is_out(&self, now: Timestamp) -> bool {
        self.out_at.is_some_and(|out_at| now >= out_at)
    }

    /// Advances by one step. Returns whether it has used up what was left.
    fn step(&mut self, now: Timestamp) -> bool {
        let step = Duration::from_secs(self.world.unit.unsigned_abs());
        let left = &self.left[self.mover.index()];
        if left.is_zero() || self.stands(now) {
            return false;
        }
        let left = &mut self.left[self.mover.index()];
        *left -= step;
        let used_up = left.is_zero();
        if used_up {
            self.out_at = Some(now.after(step));
        }
        used_up
    }
}

/// Runs a world through both computations, and compares them at every event, and at the end.
fn compare(world: &World) -> Result<(), TestCaseError> {
    world.tell(|mut history, events| {
        let mut naive = Naive::new(world);
        let mut unit = 0;
        for ((at, event), (_, what)) in events.into_iter().zip(&world.happenings) {
            while world.moment(unit) < at {
                naive.step(world.moment(unit));
                unit += 1;
            }
            check(&history, &naive, at)?;
            history = history.after(at, event).expect("it can be");
            naive.happens(at, *what);
            check(&history, &naive, at)?;
        }
        compare_end(&history, naive, unit)
    })
}

/// Checks that both sides have the same time left.
fn check(
    history: &ClockHistory<'_>,
    naive: &Naive<'_>,
    now: Timestamp,
) -> Result<(), TestCaseError> {
    let ClockHistory { clock, stops } = *history;
    prop_assert_eq!(clock.mover(), naive.mover);
    for side in Side::BOTH {
        prop_assert_eq!(clock.left(side, now, stops), naive.left[side.index()]);
    }
    prop_assert_eq!(clock.has_run_out(now, stops), naive.is_out(now));
    if let Some(out_at) = naive.out_at {
        prop_assert_eq!(clock.deadline(stops), Some(out_at));
    }
    Ok(())
}

/// Checks, after all events, that reminders and deadline are the same, or that there are none until
/// the world ends.
fn compare_end(
    history: &ClockHistory<'_>,
    mut naive: Naive<'_>,
    from: i64,
) -> Result<(), TestCaseError> {
    let world = naive.world;
    let ClockHistory { clock, stops } = *history;
    prop_assert_eq!(clock.reading().had, naive.had);
    if naive.left[naive.mover.index()].is_zero() {
        return Ok(());
    }
    let mut reminders = Reminder::ALL.map(|reminder| {
        let parts = match reminder {
            Reminder::Half => 2,
            Reminder::Quarter => 4,
            Reminder::Eighth => 8,
        };
        let left = Duration::from_secs(naive.had.as_secs() / parts);
        let is_of_use = left >= Duration::from_mins(2);
        let waits = is_of_use && naive.left[naive.mover.index()] > left;
        (reminder, left, waits)
    });
    for unit in from..LASTS {
        let now = world.moment(unit);
        let ends = naive.step(now);
        let then = world.moment(unit + 1);
        for (reminder, left, waits) in &mut reminders {
            if *waits && naive.left[naive.mover.index()] <= *left {
                *waits = false;
                // A computation that looks once a minute doesn't see parts of minutes.
                if world.unit == 1 {
                    prop_assert_eq!(clock.reminder(*reminder, stops), Some(then));
                }
            }
        }
        if ends {
            prop_assert_eq!(clock.deadline(stops), Some(then));
            return Ok(());
        }
    }
    let deadline = clock.deadline(stops);
    prop_assert!(deadline.is_none_or(|deadline| deadline > world.end()));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn second_by_second_it_is_the_same(world in worlds(1)) {
        compare(&world)?;
    }

    #[test]
    fn minute_by_minute_it_is_the_same_for_days(world in worlds(60)) {
        compare(&world)?;
    }
}
