//! Vacations: how much of a year a player can be away.

use std::time::Duration;

use super::{Span, Spans};
use crate::clock::{Timestamp, Zone};

/// How long a player can be away in each calendar year. So a match pauses for two months at most,
/// over a New Year, and then has most of a year to continue.
pub const BUDGET: Duration = Duration::from_hours(30 * 24);

/// The minimum length of a vacation, so that nobody stops clocks again and again at no cost.
pub const LEAST_AWAY: Duration = Duration::from_hours(24);

/// How far ahead a vacation can be planned.
pub const PLANNED_AHEAD: Duration = Duration::from_hours(365 * 24);

/// Why a vacation cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationError {
    /// It ends before it begins.
    Empty,
    /// It begins in the past. Time that has run out stays so.
    Past,
    /// It has begun so recently that it cannot end before this moment.
    Begun(Timestamp),
    /// It begins later than this, which is the furthest that a vacation can be planned ahead.
    Far(Timestamp),
    /// It is longer than what is left of a year's budget.
    Budget {
        /// The year.
        year: i16,
        /// The time that was left of its budget before.
        left: Duration,
    },
}

/// When a player was, is and will be away.
///
/// ```
/// use domain::{clock::{Timestamp, Zone}, matches::clock::{BUDGET, Vacations}};
/// use std::time::Duration;
///
/// let at = |text| Timestamp::from_rfc3339(text).expect("a time");
/// let now = at("2026-05-01T12:00:00Z");
/// let (from, until) = (at("2026-07-01T00:00:00Z"), at("2026-07-08T00:00:00Z"));
/// let week = Vacations::NONE.plan(from, until, &Zone::UTC, now)?;
/// let left = week.left(2026, &Zone::UTC);
/// assert_eq!(left, BUDGET - Duration::from_hours(7 * 24));
/// # Ok::<(), domain::matches::clock::VacationError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vacations(Spans);

impl Vacations {
    /// No vacations.
    pub const NONE: Vacations = Vacations(Spans::NONE);

    /// Restores vacations from storage: their starts and ends.
    pub fn stored(spans: impl IntoIterator<Item = (Timestamp, Timestamp)>) -> Vacations {
        let spans = spans.into_iter();
        Vacations(spans.map(|(from, until)| Span::new(from, until)).collect())
    }

    /// Returns the moments at which the player is away.
    pub const fn spans(&self) -> &Spans {
        &self.0
    }

    /// Returns when a vacation ends that its player wants to end at `until`.
    pub fn lasts(from: Timestamp, until: Timestamp) -> Timestamp {
        until.max(from.after(LEAST_AWAY))
    }

    /// Adds a vacation, planned or starting now. It [lasts](Vacations::lasts) for a day at least.
    /// Overlapping vacations count once.
    pub fn plan(
        &self,
        from: Timestamp,
        until: Timestamp,
        zone: &Zone,
        now: Timestamp,
    ) -> Result<Vacations, VacationError> {
        let (from, until, now) = (
            from.whole_second(),
            until.whole_second(),
            now.whole_second(),
        );
        let latest = now.after(PLANNED_AHEAD);
        if until <= from {
            return Err(VacationError::Empty);
        }
        if from < now {
            return Err(VacationError::Past);
        }
        if from > latest {
            return Err(VacationError::Far(latest));
        }
        let until = Vacations::lasts(from, until);
        let planned = Vacations(self.0.with(Span::new(from, until)));
        // Whatever year a vacation ends in, it passes through the year after the one in which it
        // begins.
        let first = zone.year(from);
        for year in [first, first.saturating_add(1)] {
            if planned.taken(year, zone) > BUDGET {
                let left = self.left(year, zone);
                return Err(VacationError::Budget { year, left });
            }
        }
        Ok(planned)
    }

    /// Ends the current vacation now, unless it has begun less than [a day](LEAST_AWAY) ago.
    pub fn end(&self, now: Timestamp) -> Result<Vacations, VacationError> {
        let earliest = self.0.around(now).map(|span| span.from.after(LEAST_AWAY));
        if let Some(earliest) = earliest.filter(|earliest| now < *earliest) {
            return Err(VacationError::Begun(earliest));
        }
        Ok(self.without(
            |span| span.until.is_none_or(|until| now < until) && span.from <= now,
            now,
        ))
    }

    /// Cancels all planned vacations. A current one continues.
    #[must_use]
    pub fn cancel(&self, now: Timestamp) -> Vacations {
        self.without(|span| now < span.from, now)
    }

    /// Returns what is left of the budget of a year.
    pub fn left(&self, year: i16, zone: &Zone) -> Duration {
        BUDGET.saturating_sub(self.taken(year, zone))
    }

    /// Returns how much of a year the player is away.
    fn taken(&self, year: i16, zone: &Zone) -> Duration {
        let starts = zone
            .start_of_year(year)
            .zip(zone.start_of_year(year.saturating_add(1)));
        starts.map_or(Duration::ZERO, |(from, until)| self.0.between(from, until))
    }

    /// Removes, from now on, the vacations that `some` selects.
    fn without(&self, some: impl Fn(Span) -> bool, now: Timestamp) -> Vacations {
        let left = self.0.iter().map(|span| {
            if some(span) {
                Span::new(span.from, now)
            } else {
                span
            }
        });
        Vacations(left.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_hours(24);

    fn at(text: &str) -> Timestamp {
        Timestamp::from_rfc3339(text).expect("a time")
    }

    fn plan(taken: &Vacations, from: Timestamp, days: u32) -> Result<Vacations, VacationError> {
        let now = at("2026-05-01T12:00:00.700Z");
        taken.plan(from, from.after(DAY * days), &Zone::UTC, now)
    }

    #[test]
    fn a_vacation_lies_ahead_and_has_an_end_after_its_beginning() {
        let now = at("2026-05-01T12:00:00Z");
        let latest = now.after(PLANNED_AHEAD);
        assert!(plan(&Vacations::NONE, now, 1).is_ok(), "at once");
        assert!(plan(&Vacations::NONE, latest, 1).is_ok());
        for (from, days, error) in [
            (now, 0, VacationError::Empty),
            (now.before(Duration::from_secs(1)), 1, VacationError::Past),
            (
                latest.after(Duration::from_secs(1)),
                1,
                VacationError::Far(latest),
            ),
        ] {
            assert_eq!(plan(&Vacations::NONE, from, days), Err(error));
        }
    }

    #[test]
    fn each_year_has_a_budget() {
        let (summer, winter) = (at("2026-07-01T00:00:00Z"), at("2026-12-25T00:00:00Z"));
        let twenty = plan(&Vacations::NONE, summer, 20).expect("in the budget");
        let left = DAY * 10;
        let refused = VacationError::Budget { year: 2026, left };
        assert_eq!(plan(&twenty, summer.after(DAY * 30), 11), Err(refused));
        assert_eq!(twenty.left(2026, &Zone::UTC), left);
        // Seven days of December and thirty of January.
        let both = plan(&twenty, winter, 37).expect("in both budgets");
        assert_eq!(both.left(2026, &Zone::UTC), DAY * 3);
        assert_eq!(both.left(2027, &Zone::UTC), Duration::ZERO);
        let refused = VacationError::Budget {
            year: 2027,
            left: BUDGET,
        };
        assert_eq!(plan(&twenty, winter, 38), Err(refused));
        assert!(plan(&twenty, winter, 5000).is_err());
    }

    #[test]
    fn what_overlaps_counts_once() {
        let from = at("2026-07-01T00:00:00Z");
        let twenty = plan(&Vacations::NONE, from, 20).expect("in the budget");
        let more = plan(&twenty, from.after(DAY * 15), 15).expect("30 days in all");
        assert_eq!(more.left(2026, &Zone::UTC), Duration::ZERO);
        assert_eq!(more.spans().iter().count(), 1);
    }

    #[test]
    fn what_is_ended_early_or_cancelled_is_given_back() {
        let from = at("2026-07-01T00:00:00Z");
        let vacation = plan(&Vacations::NONE, from, 10).expect("in the budget");
        let two = plan(&vacation, from.after(DAY * 20), 10).expect("in the budget");
        let during = from.after(DAY * 4);
        let ended = two.end(during).expect("it has lasted a day");
        assert_eq!(ended.left(2026, &Zone::UTC), DAY * 16);
        assert!(two.end(from.after(DAY)).is_ok(), "it has lasted just a day");
        assert_eq!(two.cancel(during), vacation);
        assert_eq!(two.cancel(from.before(DAY)), Vacations::NONE);
        let between = from.after(DAY * 15);
        assert_eq!(two.end(between), Ok(two.clone()));
        assert_eq!(two.cancel(between), vacation);
    }

    #[test]
    fn every_vacation_lasts_a_day_at_least() {
        let now = at("2026-05-01T12:00:00Z");
        let hour = Duration::from_hours(1);
        let plan =
            |taken: &Vacations, from: Timestamp, until| taken.plan(from, until, &Zone::UTC, from);
        let short = plan(&Vacations::NONE, now, now.after(hour)).expect("in the budget");
        assert_eq!(short.left(2026, &Zone::UTC), DAY * 29);
        let earliest = now.after(DAY);
        let early = earliest.before(Duration::from_secs(1));
        for soon in [now, early] {
            assert_eq!(short.end(soon), Err(VacationError::Begun(earliest)));
        }
        // However often one is begun and ended, each time costs a day.
        let (mut taken, mut from) = (Vacations::NONE, now);
        for _ in 0..30 {
            taken = plan(&taken, from, from.after(DAY * 365))
                .unwrap_or_else(|_| plan(&taken, from, from.after(hour)).expect("in the budget"));
            taken = taken.end(from.after(DAY)).expect("it has lasted a day");
            from = from.after(DAY + hour);
        }
        assert_eq!(taken.left(2026, &Zone::UTC), Duration::ZERO);
        let refused = VacationError::Budget {
            year: 2026,
            left: Duration::ZERO,
        };
        assert_eq!(plan(&taken, from, from.after(hour)), Err(refused));
    }
}
