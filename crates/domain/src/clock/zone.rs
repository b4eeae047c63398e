//! Time zones.

use std::fmt;

use jiff::{
    civil,
    tz::{TimeZone, TimeZoneDatabase},
};

use super::{
    Day, Timestamp,
    typed::{Calendar, Typed, Unreadable, When, later},
};

/// A time zone of the IANA database, which is part of the program.
///
/// ```
/// use domain::clock::Zone;
///
/// let zone = Zone::named("europe/berlin").expect("a zone");
/// assert_eq!(zone.to_string(), "Europe/Berlin");
/// assert_eq!(Zone::named("Europe/Nowhere"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

/// An hour of the day, from 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hour(i8);

impl Hour {
    /// Returns the hours of a day, in order.
    pub fn all() -> impl Iterator<Item = Hour> {
        (0..24).map(Hour)
    }

    /// Returns the hour with this number.
    pub fn new(number: u32) -> Option<Hour> {
        let number = i8::try_from(number).ok()?;
        (number < 24).then_some(Hour(number))
    }

    /// Returns its number.
    pub fn number(self) -> u32 {
        u32::from(self.0.unsigned_abs())
    }
}

impl fmt::Display for Hour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:00", self.0)
    }
}

/// The time on the clocks of a zone, and until when their offset stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Local {
    /// The seconds that would have passed since 1970 began if the zone's offset from UTC had always
    /// been the current one.
    pub seconds: i64,
    /// When the offset changes next. `None` if it never does.
    pub until: Option<Timestamp>,
}

impl Zone {
    /// Coordinated Universal Time.
    pub const UTC: Zone = Zone(TimeZone::UTC);

    /// Returns the zone with this name in the database, ignoring case.
    pub fn named(name: &str) -> Option<Zone> {
        let zone = TimeZoneDatabase::bundled().get(name).ok()?;
        zone.iana_name().is_some().then_some(Zone(zone))
    }

    /// Returns the names of all zones in alphabetical order.
    pub fn names() -> Vec<String> {
        let names = TimeZoneDatabase::bundled();
        let mut names: Vec<String> = names.available().map(|name| name.to_string()).collect();
        names.sort_unstable();
        names
    }

    /// Returns its name in the database, which is how it is stored.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// Returns what the zone's clocks show.
    pub fn local(&self, at: Timestamp) -> Local {
        let instant = instant(at);
        let offset = self.0.to_offset(instant).seconds();
        Local {
            seconds: at.seconds().saturating_add(i64::from(offset)),
            until: self
                .0
                .following(instant)
                .map(|change| Timestamp::from_seconds(change.timestamp().as_second()))
                .find(|change| *change > at),
        }
    }

    /// Returns the first moment after `after` at which this hour of the day begins. On a day on
    /// which clocks skip the hour, that is when they are set forward. `None` beyond the years that
    /// calendars cover.
    pub fn next(&self, hour: Hour, after: Timestamp) -> Option<Timestamp> {
        let mut date = self.0.to_datetime(instant(after)).date();
        loop {
            let begins = date.at(hour.0, 0, 0, 0).to_zoned(self.0.clone()).ok()?;
            let begins = Timestamp::from_seconds(begins.timestamp().as_second());
            if begins > after {
                return Some(begins);
            }
            date = date.tomorrow().ok()?;
        }
    }

    /// Returns the year that the zone's calendars show.
    pub fn year(&self, at: Timestamp) -> i16 {
        self.0.to_datetime(instant(at)).year()
    }

    /// Returns the day that the zone's calendars show.
    pub fn day(&self, at: Timestamp) -> Day {
        Day(self.0.to_datetime(instant(at)).date())
    }

    /// Parses a moment on this zone's clocks, in any of the bot's languages: a day and a time of day, a time of day,
    /// which is the next one, or a length of time that begins now.
    ///
    /// ```
    /// use domain::clock::{Timestamp, Unreadable, Zone};
    ///
    /// let now = Timestamp::from_rfc3339("2026-11-26T12:00:00Z").expect("a time");
    /// let berlin = Zone::named("Europe/Berlin").expect("a zone");
    /// let at = Timestamp::from_rfc3339("2026-12-05T17:00:00Z").expect("a time");
    /// for text in ["2026-12-05 18:00", "5.12. 18:00", "dec 5 6pm", "samedi 5 décembre à 18h"] {
    ///     assert_eq!(berlin.read(text, now), Ok(at));
    /// }
    /// let tomorrow = Timestamp::from_rfc3339("2026-11-27T12:30:00Z").expect("a time");
    /// assert_eq!(berlin.read("tomorrow 13:30", now), Ok(tomorrow));
    /// assert_eq!(berlin.read("5.12.", now), Err(Unreadable::NoTime));
    /// assert_eq!(berlin.read("soon", now), Err(Unreadable::NotAMoment));
    /// ```
    pub fn read(&self, text: &str, now: Timestamp) -> Result<Timestamp, Unreadable> {
        if let Ok(at) = text.trim().parse::<jiff::Timestamp>() {
            return Ok(Timestamp::from_seconds(at.as_second()));
        }
        let today = self.day(now);
        let earliest = today;
        let typed = Calendar { today, earliest }.read_moment(text)?;
        self.moment(typed, now).ok_or(Unreadable::NotAMoment)
    }

    /// Parses a day on this zone's calendar, in any of the bot's languages: `2026-12-24`, `24.12.`, `24 December`,
    /// `Friday`, `tomorrow`, `in 5 days`. A day without a year and a weekday is the first such day from `earliest` on,
    /// and a weekday is never today.
    pub fn read_day(&self, text: &str, now: Timestamp, earliest: Day) -> Option<Day> {
        let today = self.day(now);
        Calendar { today, earliest }.read_day(text)
    }

    /// Returns the moment that was typed. `None` beyond the years of the calendar.
    fn moment(&self, typed: Typed, now: Timestamp) -> Option<Timestamp> {
        let (when, time) = match typed {
            Typed::FromNow(length) => return length.after(now),
            Typed::At(when, time) => (when, time),
        };
        let Day(today) = self.day(now);
        let time = i8::try_from(time / 60)
            .ok()
            .zip(i8::try_from(time % 60).ok());
        let (hour, minute) = time?;
        let time = civil::Time::new(hour, minute, 0, 0).ok()?;
        let on = |date: civil::Date| {
            let at = date.to_datetime(time).to_zoned(self.0.clone()).ok()?;
            Some(Timestamp::from_seconds(at.timestamp().as_second()))
        };
        let (date, days) = match when {
            When::On(date) => return on(date),
            When::Next => (today, 1),
            When::Weekday(weekday) => (later(today, today.weekday().until(weekday).into())?, 7),
        };
        match on(date).filter(|at| *at > now) {
            Some(at) => Some(at),
            None => on(later(date, days)?),
        }
    }

    /// Writes a moment as this zone's clocks show it, to the minute, so that it can be [read](Zone::read). Where they
    /// show it twice, the second time has its offset from UTC.
    pub fn write(&self, at: Timestamp) -> String {
        let at = instant(at).to_zoned(self.0.clone());
        let shown = format!("{} {:02}:{:02}", at.date(), at.hour(), at.minute());
        let first = at.datetime().to_zoned(self.0.clone());
        match first {
            Ok(first) if first.offset() != at.offset() => shown + &at.offset().to_string(),
            _ => shown,
        }
    }

    /// Returns when a day begins. `None` if it is beyond the end of the calendar.
    pub fn start_of(&self, day: Day) -> Option<Timestamp> {
        let start = day.0.to_zoned(self.0.clone()).ok()?;
        Some(Timestamp::from_seconds(start.timestamp().as_second()))
    }

    /// Returns when a year begins. `None` if it is beyond the years that calendars cover, which are
    /// those with up to four digits.
    pub fn start_of_year(&self, year: i16) -> Option<Timestamp> {
        let day = civil::Date::new(year, 1, 1).ok()?;
        let start = day.to_zoned(self.0.clone()).ok()?;
        Some(Timestamp::from_seconds(start.timestamp().as_second()))
    }
}

impl Default for Zone {
    fn default() -> Zone {
        Zone::UTC
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Converts a moment for the database. Moments outside its years become its first or last moment.
fn instant(at: Timestamp) -> jiff::Timestamp {
    let limit = if at.seconds() < 0 {
        jiff::Timestamp::MIN
    } else {
        jiff::Timestamp::MAX
    };
    jiff::Timestamp::from_second(at.seconds()).unwrap_or(limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp::from_rfc3339(text).expect("a time")
    }

    #[test]
    fn every_zone_is_found_by_its_name() {
        let names = Zone::names();
        assert!(names.len() > 400, "{names:?}");
        for name in names {
            let zone = Zone::named(&name).expect("a zone");
            assert_eq!(zone.name(), name);
        }
        assert_eq!(Zone::UTC.name(), "UTC");
        assert_eq!(Zone::named("UTC"), Some(Zone::UTC));
    }

    #[test]
    fn a_moment_before_or_after_all_years_is_in_the_first_or_the_last_one() {
        for (seconds, year) in [(i64::MIN, -9999), (i64::MAX, 9999)] {
            assert_eq!(Zone::UTC.year(Timestamp::from_seconds(seconds)), year);
        }
    }

    #[test]
    fn clocks_in_berlin_are_set_forward_in_march_and_back_in_october() {
        let berlin = Zone::named("Europe/Berlin").expect("a zone");
        let (spring, autumn) = (at("2026-03-29T01:00:00Z"), at("2026-10-25T01:00:00Z"));
        for (moment, hours, until) in [
            ("2026-01-01T00:00:00Z", 1, Some(spring)),
            ("2026-03-29T00:59:59Z", 1, Some(spring)),
            ("2026-03-29T01:00:00Z", 2, Some(autumn)),
            ("2026-10-25T00:59:59Z", 2, Some(autumn)),
            ("2026-10-25T01:00:00Z", 1, Some(at("2027-03-28T01:00:00Z"))),
        ] {
            let seconds = at(moment).seconds() + hours * 60 * 60;
            assert_eq!(
                berlin.local(at(moment)),
                Local { seconds, until },
                "{moment}"
            );
        }
    }

    #[test]
    fn a_year_begins_at_midnight_of_the_zone() {
        let tokyo = Zone::named("Asia/Tokyo").expect("a zone");
        let start = at("2026-12-31T15:00:00Z");
        assert_eq!(tokyo.start_of_year(2027), Some(start));
        assert_eq!(tokyo.year(start), 2027);
        assert_eq!(Zone::UTC.year(start), 2026);
        assert_eq!(Zone::UTC.start_of_year(i16::MAX), None);
    }

    #[test]
    fn an_hour_comes_once_a_day_also_when_clocks_are_set() {
        let berlin = Zone::named("Europe/Berlin").expect("a zone");
        let hour = |number| Hour::new(number).expect("an hour");
        let mut now = at("2026-03-28T00:00:00Z");
        // On the 29th clocks go from 02:00 to 03:00.
        for next in [
            "2026-03-28T01:00:00Z",
            "2026-03-29T01:00:00Z",
            "2026-03-30T00:00:00Z",
        ] {
            now = berlin.next(hour(2), now).expect("a moment");
            assert_eq!(now, at(next));
        }
        let next = Zone::UTC.next(hour(23), at("2026-12-31T23:00:00Z"));
        assert_eq!(next, Some(at("2027-01-01T23:00:00Z")));
        assert_eq!(Hour::new(24), None);
        assert_eq!(Hour::all().last().map(Hour::number), Some(23));
        let never = Zone::UTC.next(hour(0), Timestamp::from_millis(i64::MAX));
        assert_eq!(never, None);
    }

    #[test]
    fn times_beyond_all_calendars_do_no_harm() {
        let berlin = Zone::named("Europe/Berlin").expect("a zone");
        for millis in [i64::MIN, i64::MAX] {
            let local = berlin.local(Timestamp::from_millis(millis));
            assert!(local.until.is_none_or(|until| until.millis() > millis));
            berlin.year(Timestamp::from_millis(millis));
        }
    }

    #[test]
    fn a_day_begins_at_midnight_of_the_zone_or_at_one_if_clocks_skip_midnight() {
        let day = |text: &str| Day(text.parse().expect("a day"));
        let start = |zone, text| Zone::named(zone).expect("a zone").start_of(day(text));
        let tokyo = at("2026-12-04T15:00:00Z");
        assert_eq!(start("Asia/Tokyo", "2026-12-05"), Some(tokyo));
        let cairo = at("2026-04-23T22:00:00Z");
        assert_eq!(start("Africa/Cairo", "2026-04-24"), Some(cairo));
        assert_eq!(start("UTC", "9999-12-31"), None, "the calendar ends before");
    }
}
