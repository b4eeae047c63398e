//! Recomputes the clocks of running matches, from everything that has changed and stopped them, and
//! compares them with those that are stored.
//!
//! A clock's reading must be the same to the second. The deadline that is stored with it may be
//! earlier than the right one, by what has stopped the clock since it was computed, because it is
//! recomputed when it is due. It must never be later.

mod expected;
mod fault;
mod rows;

pub use fault::ClockFault;
pub(super) use rows::{Time, add};

use self::{expected::Expected, rows::StoredClock};
use super::rows::{Played, Stored};
use domain::{
    clock::Timestamp,
    matches::{
        Flag, Pace,
        clock::{ClockStep, Reading, Reminder, RunningClock},
    },
};

/// Returns the faults in the clock of a match.
pub(super) fn clock_faults(stored: &Stored, now: Timestamp) -> Vec<ClockFault> {
    let Some(played) = &stored.played else {
        return Vec::new();
    };
    let (time, pace) = (&played.time, stored.timing.pace);
    if played.over.is_some() {
        let left = usize::from(time.clock.is_some())
            + time.events.len()
            + time.unshown.iter().map(Vec::len).max().unwrap_or(0);
        return (left > 0)
            .then_some(ClockFault::Left(left))
            .into_iter()
            .collect();
    }
    match &time.clock {
        None if pace == Pace::None => Vec::new(),
        None => vec![ClockFault::Missing(pace)],
        Some(_) if pace == Pace::None => vec![ClockFault::Paceless],
        Some(clock) => running(stored, played, clock, now),
    }
}

fn running(
    stored: &Stored,
    played: &Played,
    clock: &StoredClock,
    now: Timestamp,
) -> Vec<ClockFault> {
    let mut faults = changes(played);
    let expected = match expected::expect_clock(stored, played, clock) {
        Ok(Some(expected)) => expected,
        Ok(None) => return faults,
        Err(fault) => {
            faults.push(fault);
            return faults;
        }
    };
    let Ok(running) = clock.stored.clone().running(stored.id) else {
        faults.push(ClockFault::Impossible);
        return faults;
    };
    let shown = reading(clock.stored.reading, expected.clock.reading());
    if !shown.is_empty() {
        // Everything else follows from it.
        faults.extend(shown);
        return faults;
    }
    faults.extend(deadline(&running, &expected, played.time.absent));
    faults.extend(wake_fault(&running, clock.look_at, &expected));
    faults.extend(said(&running, &expected, now));
    faults
}

/// Compares the changes with those of the match.
fn changes(played: &Played) -> Vec<ClockFault> {
    let time = &played.time;
    let mut faults = Vec::new();
    let gap = (1..)
        .zip(&time.events)
        .find(|(expected, event)| event.number != *expected);
    if let Some((expected, event)) = gap {
        let found = event.number;
        faults.push(ClockFault::Gap { expected, found });
    }
    let of = |wanted: fn(&ClockStep) -> bool| {
        let events = time.events.iter();
        events.filter(move |event| event.what.as_ref().is_some_and(wanted))
    };
    let mut plies: Vec<Timestamp> = of(|what| matches!(what, ClockStep::Ply(_)))
        .map(|event| event.at)
        .collect();
    plies.sort_unstable();
    if plies != time.plies {
        faults.push(ClockFault::Plies);
    }
    let changes = of(|what| matches!(what, ClockStep::Takeback(_))).count();
    let takebacks = played.taken_back.chunk_by(|one, other| one.0 == other.0);
    let takebacks = takebacks.count();
    if changes != takebacks {
        faults.push(ClockFault::Takebacks { changes, takebacks });
    }
    faults
}

/// Compares the reading of a clock with the right one.
fn reading(stored: Reading, expected: Reading) -> Vec<ClockFault> {
    let parts = [
        (stored.mover == expected.mover, "the side that moves"),
        (
            stored.since == expected.since,
            "the moment of the last charge",
        ),
        (
            stored.left[0] == expected.left[0],
            "the time of the first side",
        ),
        (
            stored.left[1] == expected.left[1],
            "the time of the second side",
        ),
        (stored.had == expected.had, "the time of this turn"),
        (
            stored.begins == expected.begins,
            "the wait for the first move",
        ),
    ];
    let wrong = parts.into_iter().filter(|(right, _)| !right);
    wrong.map(|(_, part)| ClockFault::Reading(part)).collect()
}

fn deadline(running: &RunningClock, expected: &Expected, absent: bool) -> Option<ClockFault> {
    let stored = running.deadline;
    if later(expected.earliest.deadline, stored) {
        return Some(ClockFault::Early);
    }
    // After the bot has come back to a server, the clocks there are recomputed one after the other.
    (!absent && later(stored, expected.latest.deadline)).then_some(ClockFault::Late)
}

/// Whether a moment is later than another one. `None` is the end of all time.
fn later(one: Option<Timestamp>, other: Option<Timestamp>) -> bool {
    match (one, other) {
        (_, None) => false,
        (None, Some(_)) => true,
        (Some(one), Some(other)) => one > other,
    }
}

/// Whether it is looked at when the stored deadline comes, or, once that was announced, when the
/// match ends.
fn wake_fault(
    running: &RunningClock,
    look_at: Option<Timestamp>,
    expected: &Expected,
) -> Option<ClockFault> {
    let due = if running.claimable {
        running.deadline.and(expected.latest.long_stop)
    } else {
        running.deadline
    };
    later(look_at, due).then_some(ClockFault::Look)
}

/// Whether the reminders and messages sent were due.
fn said(running: &RunningClock, expected: &Expected, now: Timestamp) -> Vec<ClockFault> {
    let earliest = &expected.earliest;
    let reminded = Reminder::ALL.into_iter().filter(|reminder| {
        let to_come = |(at, one): &(Timestamp, Reminder)| one == reminder && *at > now;
        running.reminded.has(*reminder) && earliest.reminders.iter().any(to_come)
    });
    let mut faults: Vec<ClockFault> = reminded.map(ClockFault::Reminded).collect();
    let run_out = earliest.deadline.is_some_and(|deadline| deadline <= now);
    if running.claimable && (!run_out || running.timing.flag == Flag::End) {
        faults.push(ClockFault::Claimable);
    }
    faults
}
