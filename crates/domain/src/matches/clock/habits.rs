//! A player's habits: hours in which their clocks are stopped, their time zone, and vacations.

use std::{fmt, time::Duration};

use super::Vacations;
use crate::clock::{Local, Timestamp, Zone, time_of_day};

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60 * MINUTE;

/// The minutes of a day.
const MINUTES: u16 = 24 * 60;

/// The upper limit for quiet hours, so that no match is stopped forever.
const LONGEST_QUIET: u16 = MINUTES / 2;

/// How long a player's quiet hours and zone stay fixed. A player who could move them at any time
/// could move them along with the day, and no clock would ever run.
pub const SETTLED_FOR: Duration = Duration::from_hours(7 * 24);

/// The parts of a player's daily life that stop clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Where they live. The zone determines when their weekends and quiet hours are.
    pub zone: Zone,
    /// When they do not want to be disturbed.
    pub quiet: Option<QuietHours>,
    /// When they are away.
    pub vacations: Vacations,
}

/// Hours of each day, in the player's local time, in which clocks are stopped.
///
/// A moment is quiet if the local clocks show a quiet time at it. So when they are set back, an hour
/// that is shown twice is quiet twice, and when they are set forward, an hour that is not shown is
/// not quiet.
///
/// ```
/// use domain::matches::clock::QuietHours;
///
/// assert!(QuietHours::new(22 * 60, 8 * 60).is_some());
/// assert_eq!(QuietHours::new(8 * 60, 22 * 60), None, "more than half of the day");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    from: u16,
    until: u16,
}

impl QuietHours {
    /// Returns quiet hours between two times, in minutes after midnight. They can extend past
    /// midnight. `None` if there are no such times, or they are the same, or more than half a day
    /// apart.
    pub const fn new(from: u16, until: u16) -> Option<QuietHours> {
        if from >= MINUTES || until >= MINUTES || from == until {
            return None;
        }
        let quiet = QuietHours { from, until };
        if quiet.minutes() <= LONGEST_QUIET {
            Some(quiet)
        } else {
            None
        }
    }

    /// Parses quiet hours: `22:00–08:00`, `22-8`, `10pm to 8am`, `22h30 à 8h`. `None` if they are not allowed.
    pub fn read(text: &str) -> Option<QuietHours> {
        let text = text.to_lowercase();
        let (from, until) = match text.split_once(['–', '-', '—', '〜', '～']) {
            Some(parts) => parts,
            None => BETWEEN
                .iter()
                .find_map(|between| text.split_once(between))?,
        };
        let minutes = |text| Some(time_of_day(text)? % MINUTES);
        QuietHours::new(minutes(from)?, minutes(until)?)
    }

    /// Returns when they begin, in minutes after midnight.
    pub const fn from(self) -> u16 {
        self.from
    }

    /// Returns when they end, in minutes after midnight.
    pub const fn until(self) -> u16 {
        self.until
    }

    /// Returns how long they are.
    const fn minutes(self) -> u16 {
        (self.until + MINUTES - self.from) % MINUTES
    }

    /// Returns whether a time of day is quiet, and in how many seconds clocks show the next time at
    /// which that changes.
    fn at(self, second_of_day: i64) -> (bool, i64) {
        let seconds = |minutes: u16| i64::from(minutes) * MINUTE;
        let since = (second_of_day - seconds(self.from)).rem_euclid(DAY);
        let quiet = seconds(self.minutes());
        if since < quiet {
            (true, quiet - since)
        } else {
            (false, DAY - since)
        }
    }
}

/// As stored: `22:00–08:00`.
impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, until] = [self.from, self.until].map(|time| (time / 60, time % 60));
        write!(
            f,
            "{:02}:{:02}–{:02}:{:02}",
            from.0, from.1, until.0, until.1
        )
    }
}

/// Words between two times of day, in the bot's languages.
const BETWEEN: [&str; 8] = [
    " to ", " until ", " bis ", " à ", " a ", " às ", " do ", "から",
];

/// Returns whether clocks show a day of a weekend, and in how many seconds they show the next
/// midnight.
const fn weekend_at(seconds: i64) -> (bool, i64) {
    // 1970 began on a Thursday.
    let day = (seconds.div_euclid(DAY) + 3).rem_euclid(7);
    (day >= 5, DAY - seconds.rem_euclid(DAY))
}

/// Whether something holds at a moment, and until when at least that does not change. `None`:
/// never.
pub(super) type Until = (bool, Option<Timestamp>);

impl Habits {
    /// The habits of a player who lives by UTC and never rests.
    pub const NONE: Habits = Habits {
        zone: Zone::UTC,
        quiet: None,
        vacations: Vacations::NONE,
    };

    /// Returns whether a moment is in their quiet hours.
    pub(super) fn is_quiet(&self, at: Timestamp) -> Until {
        match self.quiet {
            Some(quiet) => self.shown(at, |seconds| quiet.at(seconds.rem_euclid(DAY))),
            None => (false, None),
        }
    }

    /// Returns whether a moment is in a weekend where they live.
    pub(super) fn is_weekend(&self, at: Timestamp) -> Until {
        self.shown(at, weekend_at)
    }

    /// Evaluates `ask` on what the clocks of the zone show. The answer holds for some seconds,
    /// unless these clocks are set meanwhile.
    fn shown(&self, at: Timestamp, ask: impl Fn(i64) -> (bool, i64)) -> Until {
        let Local { seconds, until } = self.zone.local(at);
        let (yes, for_seconds) = ask(seconds);
        let changes = Timestamp::from_seconds(at.seconds().saturating_add(for_seconds));
        (yes, Some(until.map_or(changes, |until| until.min(changes))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp::from_rfc3339(text).expect("a time")
    }

    #[test]
    fn quiet_hours_are_at_most_half_a_day() {
        for (from, until, allowed) in [
            (0, 720, true),
            (0, 721, false),
            (1380, 420, true),
            (1320, 600, true),
            (1320, 601, false),
            (600, 600, false),
            (1440, 10, false),
            (10, 1440, false),
            (u16::MAX, u16::MAX, false),
        ] {
            let quiet = QuietHours::new(from, until);
            assert_eq!(quiet.is_some(), allowed, "{from} to {until}");
        }
    }

    #[test]
    fn quiet_hours_are_read_as_people_write_them() {
        for (text, written) in [
            ("22:00–08:00", Some("22:00–08:00")),
            ("22-8", Some("22:00–08:00")),
            (" 23.30 - 7 ", Some("23:30–07:00")),
            ("24:00-6", Some("00:00–06:00")),
            ("10pm-8am", Some("22:00–08:00")),
            ("10:30 PM to 8 AM", Some("22:30–08:00")),
            ("11 p.m. until 7:15 a.m.", Some("23:00–07:15")),
            ("12am-6am", Some("00:00–06:00")),
            ("12 pm – 1 pm", Some("12:00–13:00")),
            ("22 Uhr bis 7:30 Uhr", Some("22:00–07:30")),
            ("22h30 à 8h", Some("22:30–08:00")),
            ("22:30h a 8h", Some("22:30–08:00")),
            ("22h às 7h", Some("22:00–07:00")),
            ("22 do 6", Some("22:00–06:00")),
            ("22時30分から7時まで", Some("22:30–07:00")),
            ("from 10pm to 8am", Some("22:00–08:00")),
            ("von 22 Uhr bis 8 Uhr", Some("22:00–08:00")),
            ("de 10 de la noche a 8", None),
            ("午後10時から午前8時まで", Some("22:00–08:00")),
            ("from 10 to 8", None),
            ("13pm-8am", None),
            ("0am-6am", None),
            ("pm-am", None),
            ("10pm", None),
            ("22", None),
            ("22:60-8", None),
            ("25-8", None),
            ("8-22", None),
            ("8-8", None),
            ("99999-1", None),
            ("a-b", None),
        ] {
            let read = QuietHours::read(text).map(|quiet| quiet.to_string());
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }

    #[test]
    fn a_quiet_time_is_what_clocks_show() {
        let habits = Habits {
            zone: Zone::named("Europe/Berlin").expect("a zone"),
            quiet: QuietHours::new(2 * 60, 3 * 60),
            ..Habits::NONE
        };
        for (moment, quiet, until) in [
            // In January, two o'clock is one o'clock UTC.
            ("2026-01-10T00:59:59Z", false, "2026-01-10T01:00:00Z"),
            ("2026-01-10T01:00:00Z", true, "2026-01-10T02:00:00Z"),
            ("2026-01-10T02:00:00Z", false, "2026-01-11T01:00:00Z"),
            // In March, one night has no such hour.
            ("2026-03-29T00:59:59Z", false, "2026-03-29T01:00:00Z"),
            ("2026-03-29T01:00:00Z", false, "2026-03-30T00:00:00Z"),
            // In October, one night has it twice.
            ("2026-10-25T00:00:00Z", true, "2026-10-25T01:00:00Z"),
            ("2026-10-25T01:00:00Z", true, "2026-10-25T02:00:00Z"),
            ("2026-10-25T02:00:00Z", false, "2026-10-26T01:00:00Z"),
        ] {
            assert_eq!(
                habits.is_quiet(at(moment)),
                (quiet, Some(at(until))),
                "{moment}"
            );
        }
    }

    #[test]
    fn a_weekend_is_from_midnight_to_midnight_where_the_player_lives() {
        let habits = Habits {
            zone: Zone::named("Asia/Tokyo").expect("a zone"),
            ..Habits::NONE
        };
        for (moment, weekend, until) in [
            ("2026-11-20T14:59:59Z", false, "2026-11-20T15:00:00Z"),
            ("2026-11-20T15:00:00Z", true, "2026-11-21T15:00:00Z"),
            ("2026-11-22T14:59:59Z", true, "2026-11-22T15:00:00Z"),
            ("2026-11-22T15:00:00Z", false, "2026-11-23T15:00:00Z"),
        ] {
            assert_eq!(
                habits.is_weekend(at(moment)),
                (weekend, Some(at(until))),
                "{moment}"
            );
        }
    }

    #[test]
    fn quiet_hours_know_when_they_begin_and_end() {
        let quiet = QuietHours::new(1380, 420).expect("allowed");
        assert_eq!((quiet.from(), quiet.until()), (1380, 420));
    }
}
