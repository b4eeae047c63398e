//! Values that remember what they were when the week began.

use crate::clock::Timestamp;

/// A week, from Monday 0:00 UTC. Weeks are counted from the one in which 1970 began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Week(pub i64);

impl Week {
    const MILLIS_A_DAY: i64 = 86_400_000;

    /// The first day of 1970 was a Thursday: three days into its week.
    const DAYS_BEFORE_1970: i64 = 3;

    /// Returns the week of this moment.
    pub const fn of(moment: Timestamp) -> Week {
        let days = moment.millis().div_euclid(Week::MILLIS_A_DAY);
        Week((days + Week::DAYS_BEFORE_1970).div_euclid(7))
    }
}

/// A value that remembers what it was at the start of the week of its last change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weekly<T> {
    /// The value now.
    pub now: T,
    /// The week of its last change.
    pub week: Week,
    /// The value when that week began.
    pub then: T,
}

impl<T: Copy> Weekly<T> {
    /// Returns a value that has always been `now`.
    pub const fn new(now: T, week: Week) -> Weekly<T> {
        Weekly {
            now,
            week,
            then: now,
        }
    }

    /// Returns the value after a change in `week`, which must not be before the week of its last
    /// change.
    #[must_use]
    pub fn set(self, now: T, week: Week) -> Weekly<T> {
        Weekly {
            now,
            week: week.max(self.week),
            then: self.at_start_of(week),
        }
    }

    /// Returns the value when `week` began. It must not be before the week of its last change.
    pub fn at_start_of(self, week: Week) -> T {
        if week > self.week {
            self.now
        } else {
            self.then
        }
    }
}
