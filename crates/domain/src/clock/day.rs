//! Days of the calendar.

use std::fmt;

use jiff::civil::Date;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub(super) Date);

impl Day {
    /// Returns the day after it, or `None` at the end of the calendar.
    pub fn next(self) -> Option<Day> {
        self.0.tomorrow().ok().map(Day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
