//! Days of the calendar.

use std::fmt;

use jiff::civil::Date;

/// A day of the calendar.
///
/// ```
/// use domain::clock::Day;
///
/// let today = Day::read("2026-11-22", None).expect("a day");
/// assert_eq!(Day::read("24.12.", Some(today)).expect("a day").to_string(), "2026-12-24");
/// assert_eq!(Day::read("1.2.", Some(today)).expect("a day").to_string(), "2027-02-01");
/// assert_eq!(Day::read("30.2.2027", None), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub(super) Date);

impl Day {
    /// Parses a day: `2026-12-24`, `24.12.2026` or `24.12.`. A text without a year means the first
    /// such day from `earliest` on, so without `earliest` the year is required.
    pub fn read(text: &str, earliest: Option<Day>) -> Option<Day> {
        let text: String = text.split_whitespace().collect();
        if let Some((year, rest)) = text.split_once('-') {
            let (month, day) = rest.split_once('-')?;
            return Day::of(year, month, day);
        }
        let mut parts = text.split('.');
        let (day, month) = (parts.next()?, parts.next()?);
        let year = parts.next().unwrap_or_default();
        if parts.next().is_some() {
            return None;
        }
        if !year.is_empty() {
            return Day::of(year, month, day);
        }
        let Day(earliest) = earliest?;
        // 29 February comes every fourth year, or every eighth.
        (earliest.year()..=earliest.year().saturating_add(8))
            .filter_map(|year| Day::of(&year.to_string(), month, day))
            .find(|day| day.0 >= earliest)
    }

    fn of(year: &str, month: &str, day: &str) -> Option<Day> {
        if year.len() != 4 {
            return None;
        }
        let date = Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        date.ok().map(Day)
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_as_it_is_written_in_several_countries() {
        let today = Day::read("2026-11-22", None);
        for (text, day) in [
            ("2026-12-24", Some("2026-12-24")),
            (" 24. 12. 2026 ", Some("2026-12-24")),
            ("24.12.", Some("2026-12-24")),
            ("24.12", Some("2026-12-24")),
            ("22.11.", Some("2026-11-22")),
            ("21.11.", Some("2027-11-21")),
            ("29.2.", Some("2028-02-29")),
            ("12/24/2026", None),
            ("24.13.", None),
            ("24.12.26", None),
            ("24.12.2026.", None),
            ("tomorrow", None),
            ("", None),
        ] {
            let read = Day::read(text, today).map(|day| day.to_string());
            assert_eq!(read.as_deref(), day, "{text:?}");
        }
        assert_eq!(Day::read("24.12.", None), None);
    }
}
